import type { Message, Note } from '../sides.ts';

/** What is known of a thread so far, oldest first. */
export interface Known {
  messages: readonly Message[];
  notes: readonly Note[];
  /** Whether there is more before the first. */
  earlier: boolean;
}

interface Page {
  messages: readonly Message[];
  notes: readonly Note[];
  earlier: boolean;
}

/**
 * Lays a page over what is known: what both have is taken from the page, which is newer. A newest
 * page that does not reach down to what is known leaves a hole, so it is begun anew from there.
 */
export function mergePage(known: Known | undefined, page: Page): Known {
  const first = page.messages[0]?.number;
  const [oldest, newest] = [known?.messages[0]?.number, known?.messages.at(-1)?.number];
  if (!known || first === undefined || oldest === undefined || newest === undefined) return page;
  if (first > newest + 1) return page;
  const last = page.messages.at(-1)?.number ?? first;
  if (last < oldest - 1) return known;
  const outside = ({ number }: Message) => number < first || number > last;
  // The newest page also brings the notes that stand after the last message.
  const apart = ({ after }: Note) => after < first || (after > last && last < newest);
  return {
    messages: [...known.messages.filter(outside), ...page.messages].toSorted(
      (one, other) => one.number - other.number,
    ),
    notes: merged(known.notes.filter(apart), page.notes),
    earlier: first <= oldest ? page.earlier : known.earlier,
  };
}

/** By id; in the order in which they were written. */
function merged(known: readonly Note[], fresh: readonly Note[]): Note[] {
  const all = new Map([...known, ...fresh].map((note) => [note.id, note]));
  return [...all.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}
