import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../database.ts';
import { forgetStudent } from '../audience/public.ts';
import { endUsesOfStudent, sweepFilesJob } from '../files/public.ts';
import {
  deleteApplications,
  deleteMails,
  deleteStudent,
  deleteTraces,
  lockForErasure,
  markErased,
} from './erase.repo.ts';
import { eraseIdentityJob } from './erase-identity.ts';
import { handOnPlacesJob } from './hand-on-places.ts';

export interface Erasing {
  tx: Tx;
  outbox: Outbox;
  now: Date;
  /** Whether the accounts people sign in with are ours to erase, and not another provider's. */
  ownIdentity: boolean;
}

/**
 * All of a person in one transaction: signed out, unfindable, data gone. The bytes of files, the
 * account of the identity service and places at events follow at once, as jobs. False where somebody was faster.
 */
export async function eraseStudent(
  { tx, outbox, now, ownIdentity }: Erasing,
  studentId: string,
): Promise<boolean> {
  const student = await lockForErasure(tx, studentId);
  if (!student) return false;
  await endUsesOfStudent(tx, studentId);
  await deleteStudent(tx, studentId);
  await markErased(tx, studentId, now);
  // After the row: a sign-in that was under way has ended by now, and its session is seen.
  await endAllSessions(tx, studentId, now);
  await deleteTraces(tx, studentId);
  const freed = await deleteApplications(tx, studentId);
  await forgetStudent(tx, studentId);
  await deleteMails(tx, student.email);
  outbox.job(sweepFilesJob, {});
  for (const eventId of freed) outbox.job(handOnPlacesJob, { eventId });
  if (ownIdentity) for (const one of student.identities) outbox.job(eraseIdentityJob, one);
  return true;
}
