"""What the Romance languages share: agreement, articles, where adjectives stand."""
