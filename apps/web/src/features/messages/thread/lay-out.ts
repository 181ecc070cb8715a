import { dayInJapan } from '../../../shared/format/time-of-day.ts';
import type { Message, Note } from '../sides.ts';

export type ThreadLine =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'message'; key: string; message: Message; namesAuthor: boolean };

/** Messages in order, notes where they were written, and a line where a day begins. */
export function layOut(messages: readonly Message[], notes: readonly Note[]): ThreadLine[] {
  const lines: ThreadLine[] = [];
  const first = messages[0]?.number ?? Number.POSITIVE_INFINITY;
  let day = '';
  let before: Message | undefined;
  const mark = (at: string) => {
    if (dayInJapan(at) === day) return;
    day = dayInJapan(at);
    before = undefined;
    lines.push({ kind: 'day', key: day, at });
  };
  const put = (standing: readonly Note[]) => {
    for (const note of standing) {
      mark(note.at);
      before = undefined;
      lines.push({ kind: 'note', key: note.id, note });
    }
  };
  put(notes.filter(({ after }) => after < first));
  for (const message of messages) {
    mark(message.sentAt);
    const sameAuthor =
      before?.mine === message.mine && before.author?.name === message.author?.name;
    lines.push({ kind: 'message', key: message.id, message, namesAuthor: !sameAuthor });
    before = message;
    put(notes.filter(({ after }) => after === message.number));
  }
  return lines;
}
