import { createContext, type ReactNode, use, useMemo } from 'react';
import { type CardTags, sharedTags } from './shared-tags.ts';

const Shared = createContext<ReadonlySet<string>>(new Set());

interface TagsOfListProps {
  /** The cards on screen; the next page of a list has its own. */
  cards: readonly CardTags[];
  children: ReactNode;
}

/** A list of cards that show only the tags by which they differ. */
export function TagsOfList({ cards, children }: TagsOfListProps) {
  const shared = useMemo(() => sharedTags(cards), [cards]);
  return <Shared value={shared}>{children}</Shared>;
}

/** Hides its children if every card of the list has the tag. */
export function DifferingTag({ tag, children }: { tag: string | null; children: ReactNode }) {
  const shared = use(Shared);
  return tag !== null && shared.has(tag) ? null : children;
}
