"""A worker whose answers are none: to another question, or a place that is not there."""

from tintero.server import side_process, worker


def answer(question: worker.BotQuestion) -> worker.BotReply:
    print("what a bot prints does no harm")
    if question.bot == "greedy":
        return worker.BotReply(question.number, 1_000_000)
    return worker.BotReply(question.number + 70, 0)


if __name__ == "__main__":
    worker.answer = answer
    side_process.default_pool = lambda: None
    worker.main()
