import { dayInJapan } from '../../../shared/format/time-of-day.ts';
import type { Message, Note } from '../sides.ts';
import type { ThreadEntry } from './context/entries.ts';

export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'entry'; key: string; entry: ThreadEntry }
  | { kind: 'message'; key: string; message: Message; namesAuthor: boolean };

interface Beside {
  notes: readonly Note[];
  entries?: readonly ThreadEntry[];
  /** There are earlier messages that are not loaded; entries among them are left out. */
  earlier?: boolean;
}

/** Messages in order, notes and entries where they belong, and a line where a day begins. */
export function layOut(
  messages: readonly Message[],
  { notes, entries = [], earlier = false }: Beside,
): ThreadLine[] {
  const lines: ThreadLine[] = [];
  const [first] = messages;
  let day = '';
  let before: Message | undefined;
  const shown = earlier && first ? entries.filter(({ at }) => at > first.sentAt) : entries;
  let next = 0;
  const mark = (at: string) => {
    if (dayInJapan(at) === day) return;
    day = dayInJapan(at);
    before = undefined;
    lines.push({ kind: 'day', key: day, at });
  };
  const putEntries = (until: string | null) => {
    const waiting = shown.slice(next);
    const due = until === null ? waiting : waiting.filter(({ at }) => at <= until);
    for (const entry of due) {
      mark(entry.at);
      before = undefined;
      lines.push({ kind: 'entry', key: entry.key, entry });
    }
    next += due.length;
  };
  const putNotes = (standing: readonly Note[]) => {
    for (const note of standing) {
      putEntries(note.at);
      mark(note.at);
      before = undefined;
      lines.push({ kind: 'note', key: note.id, note });
    }
  };
  putNotes(notes.filter(({ after }) => after < (first?.number ?? Number.POSITIVE_INFINITY)));
  for (const message of messages) {
    putEntries(message.sentAt);
    mark(message.sentAt);
    const sameAuthor =
      before?.mine === message.mine && before.author?.name === message.author?.name;
    lines.push({ kind: 'message', key: message.id, message, namesAuthor: !sameAuthor });
    before = message;
    putNotes(notes.filter(({ after }) => after === message.number));
  }
  putEntries(null);
  return lines;
}
