import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import { type Act, notDone } from '@engawa/platform/desk/command';
import type { Tx } from '../../database.ts';
import { setAccountSuspended } from '../account/public.ts';
import { type ReadProfile, writeStudentRow } from '../student-rows/public.ts';
import { mailPerson } from './mail-suspended.ts';
import { findPeople, lockAccount, lockStudent } from './suspension.repo.ts';

interface Acting extends Pick<Act<unknown, Tx>, 'tx' | 'outbox' | 'now' | 'concerns'> {
  readProfile: ReadProfile;
}

async function lockOne({ tx, concerns }: Acting, addressOrId: string) {
  const [id, ...others] = await findPeople(tx, addressOrId);
  if (id === undefined) notDone('There is nobody with this address or id.');
  if (others.length > 0) {
    notDone(`Several accounts have this address; name one by id: ${[id, ...others].join(', ')}.`);
  }
  concerns(id);
  await lockStudent(tx, id);
  return (await lockAccount(tx, id)) ?? notDone('They have just left.');
}

/** After the account, which decides whether companies find the student. */
async function updateFindable({ tx, now, readProfile }: Acting, id: string, kind: string) {
  if (kind === 'student') await writeStudentRow(tx, id, { now, readProfile });
}

/** Ends all sessions, prevents sign-in and hides the person; nothing else changes. */
export async function suspendPerson(acting: Acting, addressOrId: string, text?: string) {
  const { tx, now } = acting;
  const { id, kind, companyId, suspendedAt } = await lockOne(acting, addressOrId);
  if (suspendedAt) notDone(`They have been suspended since ${suspendedAt.toISOString()}.`);
  await setAccountSuspended(tx, id, now);
  await endAllSessions(tx, id, now);
  await updateFindable(acting, id, kind);
  const told = await mailPerson(acting, id, 'personSuspended', text);
  return { accountId: id, kind, companyId, told };
}

export async function unsuspendPerson(acting: Acting, addressOrId: string, text?: string) {
  const { id, kind, companyId, suspendedAt } = await lockOne(acting, addressOrId);
  if (!suspendedAt) notDone('They are not suspended.');
  await setAccountSuspended(acting.tx, id, null);
  await updateFindable(acting, id, kind);
  const told = await mailPerson(acting, id, 'personUnsuspended', text);
  return { accountId: id, kind, companyId, suspendedAt, told };
}
