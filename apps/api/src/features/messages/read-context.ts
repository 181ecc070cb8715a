import type { ThreadContext } from '@engawa/contract/messages/context';
import type { Db } from '../../database.ts';
import type { ContextServices } from './message-services.ts';
import type { Party } from './party.ts';
import type { Stretch } from './threads/pages.repo.ts';

interface Reading {
  db: Db;
  party: Party;
  now: Date;
  context: ContextServices;
}

interface Thread {
  id: string;
  student: string | null;
  company: string;
}

/** Null with a page of earlier or later messages, whose reader has the context already. */
export async function readContext(
  { db, party, now, context }: Reading,
  { id, student, company }: Thread,
  { before, after }: Stretch,
): Promise<ThreadContext | null> {
  if (student === null || before !== undefined || after !== undefined) return null;
  const pair = { student, company };
  const { side, applicantsOnly } = party;
  const [applications, request, appointments] = await Promise.all([
    context.readApplications(db, pair, side),
    applicantsOnly ? null : context.readRequest(db, pair, side, now),
    context.readAppointments(db, id),
  ]);
  return { applications, request, appointments };
}
