import type { Language } from '@engawa/contract/language';
import { endAllSessions, endOtherSessions } from '@engawa/platform/auth/refresh.repo';
import { refuse } from '@engawa/platform/errors/refusal';
import type { Tx } from '../../database.ts';
import type { IdentityAccounts } from '../../identity-accounts.ts';
import { lockStudentAlone } from '../../people/lock-student.repo.ts';
import { updateStudentEmail } from '../account/public.ts';
import { createToken, dropTokens, listIdentities } from '../auth/public.ts';
import { findStudent, type StudentAddress } from './student.repo.ts';
import { studentMail } from './student-mails.ts';

interface Call {
  tx: Tx;
  now: Date;
  language: Language;
  outbox: { mail(mail: ReturnType<typeof studentMail> & { to: string | null }): void };
  concerns(accountId: string): void;
  identity: IdentityAccounts | undefined;
}

/** The product's copy and the one that the student signs in with change together, or not at all. */
async function move({ tx, identity }: Call, student: StudentAddress, email: string): Promise<void> {
  if (!identity) return refuse('mail_link_expired');
  await updateStudentEmail(tx, student.id, email);
  for (const one of await listIdentities(tx, student.id)) {
    await identity.changeEmail(tx, one, email);
  }
  await dropTokens(tx, 'email-change', student.id);
}

async function studentOf({ tx, concerns }: Call, id: string): Promise<StudentAddress> {
  const student = await findStudent(tx, id);
  if (!student) return refuse('mail_link_expired');
  await lockStudentAlone(tx, id);
  concerns(id);
  return student;
}

export async function confirmForStudent(
  call: Call,
  change: { accountIds: string[]; email: string; sessionId: string },
  origin: string,
) {
  const { tx, now, outbox } = call;
  const { email, sessionId } = change;
  const student = await studentOf(call, change.accountIds[0] ?? '');
  await move(call, student, email);
  await endOtherSessions(tx, { sessionId, accountId: student.id }, now);
  const old = { accountId: student.id, email: student.email, side: 'student' } as const;
  const url = `${origin}/email-change/undo/${await createToken(tx, 'email-undo', old, now)}`;
  const mail = studentMail('changed', student, call.language, { url, email });
  outbox.mail({ ...mail, to: student.email });
  return { email, side: 'student' } as const;
}

/** Somebody else may have been at the account: everybody is out, and only the old address leads in. */
export async function undoForStudent(call: Call, undo: { accountId: string; email: string }) {
  const { tx, now, outbox } = call;
  const student = await studentOf(call, undo.accountId);
  await move(call, student, undo.email);
  await endAllSessions(tx, student.id, now);
  outbox.mail({ ...studentMail('undone', student, call.language, {}), to: student.email });
  return { email: undo.email, side: 'student', accountId: student.id } as const;
}
