import type { Message, Note } from '../sides.ts';

/** The loaded part of a thread, oldest first. */
export interface Known {
  messages: readonly Message[];
  notes: readonly Note[];
  /** Whether there are messages before the first loaded one. */
  earlier: boolean;
}

interface Page {
  messages: readonly Message[];
  notes: readonly Note[];
  earlier: boolean;
}

/**
 * Merges a page into the loaded part; where they overlap, the page wins, because it is newer. If
 * the newest page does not reach the loaded part, loading starts over, to avoid a gap.
 */
export function mergePage(known: Known | undefined, page: Page): Known {
  const first = page.messages[0]?.number;
  const [oldest, newest] = [known?.messages[0]?.number, known?.messages.at(-1)?.number];
  if (!known || first === undefined || oldest === undefined || newest === undefined) return page;
  if (first > newest + 1) return page;
  const last = page.messages.at(-1)?.number ?? first;
  if (last < oldest - 1) return known;
  const outside = ({ number }: Message) => number < first || number > last;
  // The newest page also contains the notes after the last message.
  const apart = ({ after }: Note) => after < first || (after > last && last < newest);
  return {
    messages: [...known.messages.filter(outside), ...page.messages].toSorted(
      (one, other) => one.number - other.number,
    ),
    notes: merged(known.notes.filter(apart), page.notes),
    earlier: first <= oldest ? page.earlier : known.earlier,
  };
}

function merged(known: readonly Note[], fresh: readonly Note[]): Note[] {
  const all = new Map([...known, ...fresh].map((note) => [note.id, note]));
  return [...all.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}
