import type { Language } from '@engawa/contract/language';
import { found } from '@engawa/platform/errors/refusal';
import type { Db } from '../../../database.ts';
import { presentNote } from '../inside/notes.present.ts';
import { listNotes } from '../inside/notes.repo.ts';
import type { ContextServices, ReadSlots } from '../message-services.ts';
import {
  type Author,
  presentForCompany,
  presentForStudent,
  presentMessage,
  studentAuthor,
  studentAuthorForCompany,
} from '../messages.present.ts';
import type { Party } from '../party.ts';
import { readContext } from '../read-context.ts';
import { findForCompany } from './company-threads.repo.ts';
import { findMessage, listMessages, type MessageRow, type Stretch } from './pages.repo.ts';
import { findForStudent } from './student-threads.repo.ts';

interface Reading {
  db: Db;
  party: Party;
  now: Date;
  slotsOf: ReadSlots;
}

async function presentAll(
  { db, party, now, slotsOf }: Reading,
  student: Author | null,
  rows: readonly MessageRow[],
) {
  const offers = rows.filter(({ kind }) => kind === 'slots').map(({ id }) => id);
  const slots = offers.length === 0 ? new Map() : await slotsOf(db, offers, now);
  return rows.map((row) => presentMessage(row, { party, student, slots, now }));
}

type Showing = Reading & { context: ContextServices };

export async function showToStudent(reading: Showing, threadId: string, stretch: Stretch) {
  const { db, party } = reading;
  const thread = found(await findForStudent(db, party.id, threadId));
  const { rows, earlier, later } = await listMessages(db, thread, stretch);
  return {
    thread: presentForStudent(thread),
    context: await readContext(
      reading,
      { id: thread.id, student: party.id, company: thread.companyId },
      stretch,
    ),
    messages: await presentAll(reading, studentAuthor(thread), rows),
    earlier,
    later,
  };
}

export async function showToCompany(
  reading: Showing & { language: Language },
  threadId: string,
  stretch: Stretch,
) {
  const { db, party, language } = reading;
  const row = found(await findForCompany(db, party, threadId));
  const thread = presentForCompany(row, language);
  const { rows, first, last, earlier, later } = await listMessages(db, row, stretch);
  // Notes before the very first message belong to the first page.
  const notes = await listNotes(db, party.id, row.id, {
    first: earlier ? first : 0,
    last: later ? last : undefined,
  });
  // An unavailable student's applications are hidden as the student's messages are.
  const student = row.maySee ? row.studentId : null;
  return {
    thread,
    context: await readContext(reading, { id: row.id, student, company: party.id }, stretch),
    messages: await presentAll(reading, studentAuthorForCompany(row), rows),
    earlier,
    later,
    notes: notes.map((note) => presentNote(note, party)),
  };
}

export async function readMessage(
  reading: Reading,
  { threadId, number }: { threadId: string; number: number },
) {
  const { db, party } = reading;
  const student =
    party.side === 'student'
      ? studentAuthor(found(await findForStudent(db, party.id, threadId)))
      : studentAuthorForCompany(found(await findForCompany(db, party, threadId)));
  const row = found(await findMessage(db, threadId, number));
  const [message] = await presentAll(reading, student, [row]);
  return found(message);
}
