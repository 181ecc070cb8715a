/** The tags of one card, by name; null for a tag that the card does not have, or always shows. */
export type CardTags = Readonly<Record<string, string | null>>;

const tagsOf = (card: CardTags): string[] => Object.values(card).filter((tag) => tag !== null);

/** Tags that all cards of a list have. A single card has nothing to differ from. */
export function sharedTags(cards: readonly CardTags[]): ReadonlySet<string> {
  const [first, ...others] = cards;
  if (!first || others.length === 0) return new Set();
  const rest = others.map((card) => new Set(tagsOf(card)));
  return new Set(tagsOf(first).filter((tag) => rest.every((tags) => tags.has(tag))));
}
