### Learning the game: the lessons, and what the coach says. Each lesson has a title, what it teaches, its goal, a
### hint, and what is said when the goal is reached.

learn-rival = Rival
learn-not-here = That is not part of a lesson
learn-no-lesson = there is no lesson { $lesson }; there are { $known }
learn-long = a lesson takes { $most } actions at most; begin it again
learn-unlike = the lesson does not go on like that; begin it again

## Ink

learn-ink-title = Ink
learn-ink-told = Cards cost ink. Once in each of your turns you may put a card from your hand facedown into your inkwell: it stays there and gives 1 ink every turn. Only cards with the inkwell ring around their cost can go there.
learn-ink-goal = Put a card into your inkwell.
learn-ink-hint = Choose Mickey Mouse or Minnie Mouse and ink it. Dragon Fire has no ring around its cost.
learn-ink-after = That card is ink from now on, and ready at once. Nobody sees its face any more.

## Play

learn-play-title = Playing a card
learn-play-told = To play a card, exert as much ink as it costs. Ink you have exerted is ready again at the start of your next turn.
learn-play-goal = Play a character with your 2 ink.
learn-play-hint = Mickey Mouse costs 3. Minnie Mouse costs 2.
learn-play-after = All of the cost or nothing: a card you cannot pay for in full cannot be played.

## Drying

learn-drying-title = Drying
learn-drying-told = A character that has just come into play is drying: it cannot quest, challenge or exert for an ability until your next turn begins.
learn-drying-goal = Gain 1 lore with Stitch.
learn-drying-hint = Stitch cannot quest yet. End your turn; when your next one begins he is dry.
learn-drying-after = Characters dry at the start of your turn. So what you play now counts from the next turn on.

## Quest

learn-quest-title = Questing
learn-quest-told = Lore wins the game. A ready character quests: exert it, and you gain as much lore as it shows. An exerted one has to wait until it is ready again.
learn-quest-goal = Gain 3 lore this turn.
learn-quest-hint = Mickey Mouse quests for 2, Minnie Mouse for 1. Stitch is exerted.
learn-quest-after = 3 lore. But now all of them are exerted, and exerted characters can be challenged.

## Challenge

learn-challenge-title = Challenging
learn-challenge-told = A ready character may challenge an opposing character that is exerted. Both deal damage as high as their strength at the same moment.
learn-challenge-goal = Banish Minnie Mouse.
learn-challenge-hint = Stitch is ready, so he cannot be challenged. Choose Mickey Mouse, then Challenge, then Minnie Mouse.
learn-challenge-after = 3 damage was enough for her willpower of 3. Mickey Mouse took 2 and stays.

## Damage

learn-damage-title = Damage stays
learn-damage-told = Damage does not go away when the turn ends. A character with as much damage as willpower is banished: it goes to its owner's discard.
learn-damage-goal = Banish Eli La Bouff without losing a character.
learn-damage-hint = He has 5 willpower and 1 damage already. Mr. Smee deals 2, then Minnie Mouse deals 2.
learn-damage-after = 1 + 2 + 2 = 5. Several small challenges do what one strong one does.

## Evasive

learn-evasive-title = Evasive
learn-evasive-told = Keywords change the rules for a card. A character with Evasive can be challenged only by characters that have Evasive (or Alert) themselves.
learn-evasive-goal = Banish Tinker Bell.
learn-evasive-hint = Mickey Mouse cannot reach her. Peter Pan has Evasive.
learn-evasive-after = Evasive only says who may challenge the card. It may challenge anybody itself.

## Bodyguard

learn-bodyguard-title = Bodyguard
learn-bodyguard-told = Whoever challenges one of a player's characters must choose one with Bodyguard first, if that one can be challenged.
learn-bodyguard-goal = Banish both of your rival's characters.
learn-bodyguard-hint = Simba first, with Mickey Mouse, who has the strength for it. Then Minnie Mouse challenges Stitch.
learn-bodyguard-after = With Simba gone, Stitch stood alone. Locations are never protected by Bodyguard.

## Songs

learn-song-title = Songs
learn-song-told = Actions happen once and go to the discard. A song is an action that can be sung: exert a ready, dry character that costs at least as much as the song, and pay no ink.
learn-song-goal = Draw 2 cards with Friends on the Other Side.
learn-song-hint = The song costs 3. Stitch costs 1, Mickey Mouse costs 3: let Mickey Mouse sing it.
learn-song-after = Your ink is still there. A character that sings does not quest this turn: that is the price.

## Shift

learn-shift-title = Shift
learn-shift-told = A card with Shift may be played on top of your character of the same name, for its Shift cost instead of its ink cost. It is the same character going on: if the one below was dry, so is this.
learn-shift-goal = Shift Stitch - Rock Star and reach 5 lore.
learn-shift-hint = Rock Star costs 6, but Shift costs 4. Shift him onto Stitch - New Dog, then quest with him at once.
learn-shift-after = He quested in the turn you played him, because Stitch - New Dog had been dry. If he leaves play, both cards go.

## Locations

learn-location-title = Locations
learn-location-told = A location stays in play and gives its lore at the start of each of your turns. Your characters may move there for its move cost, even while they are drying.
learn-location-goal = Play Forbidden Mountain, move Stitch there, and gain its lore.
learn-location-hint = Play it (2 ink), choose Stitch and move him there (1 ink), then end your turn.
learn-location-after = Locations do not quest: their lore comes by itself. An opponent may challenge them, and they never strike back.

## Items and abilities

learn-item-title = Items and abilities
learn-item-told = Some cards have abilities you may use in your turn: first the cost, then a dash, then what it does. ⟳ means: exert this card. Items do not have to dry.
learn-item-goal = Play Mickey Mouse, who costs 3, with 2 ink.
learn-item-hint = Use the Lantern first: your next character costs 1 less.
learn-item-after = Effects wait for what they are about: the Lantern's was spent on the next character.

## The bag

learn-bag-title = The bag
learn-bag-told = “When” and “whenever” begin abilities that trigger by themselves. They wait in the bag until what caused them is over; then you choose which of yours comes next. Until the bag is empty nothing else is done.
learn-bag-goal = Gain 1 lore and banish Pumbaa this turn.
learn-bag-hint = Let Mickey Mouse sing the song. Two abilities go into the bag: take them in any order. Then P.J. Pete has 5 strength: challenge Pumbaa.
learn-bag-after = Both abilities saw the same song. Their order was yours to choose.

## Winning

learn-win-title = Twenty lore
learn-win-told = Whoever has 20 lore wins at once. You also lose if your turn ends and your deck is empty. Your rival stands at 19.
learn-win-goal = Win this turn.
learn-win-hint = You need 3. Stitch is drying; Mickey Mouse quests for 2, Minnie Mouse for 1.
learn-win-after = You know the game now. Play a first one: the coach sits beside you.

## In the terminal

learn-list-head = Lessons, { $done } of { $count } done
learn-list-row = { $mark } { $number }. { $title }
learn-how = tintero learn { $next } goes on; tintero learn game is a first game with a coach.
learn-lesson-head = Lesson { $number } of { $count } · { $title }
learn-goal-is = Goal: { $goal }
learn-clause-is = Rule { $clause }
learn-line-how = Answer with a number, or write what you do. hint helps, again begins anew, next goes on, quit leaves.
learn-reached = Done! { $after }
learn-all-done = That was the last lesson. tintero learn game is a first game with a coach.
learn-coach-says = Coach: { $said }
learn-not-kept = What you have learnt could not be noted down: { $why }.
learn-word-again = again, restart
learn-word-next = next, n
learn-word-hint = hint, h
