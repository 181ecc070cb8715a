import { endAllSessions } from '@engawa/platform/auth/refresh.repo';
import type { Leaving, PersonalData } from '../../../people/personal-data.ts';
import {
  deleteMails,
  deleteStudent,
  deleteTraces,
  lockForErasure,
  markErased,
} from './erase.repo.ts';

export type Erasing = Omit<Leaving, 'student'>;

/**
 * Erases a person in one transaction: ends sessions, removes them from search, deletes their data.
 * Bytes of files and the account at the identity service follow as jobs. Returns false if the
 * account was erased before.
 */
export async function eraseStudent(
  erasing: Erasing,
  personalData: readonly PersonalData[],
  studentId: string,
): Promise<boolean> {
  const { tx, now } = erasing;
  const student = await lockForErasure(tx, studentId);
  if (!student) return false;
  for (const { erase } of personalData) await erase?.({ ...erasing, student });
  await deleteStudent(tx, studentId);
  await markErased(tx, studentId, now);
  // After locking the row: a sign-in under way has committed by now, so its session is found.
  await endAllSessions(tx, studentId, now);
  await deleteTraces(tx, studentId);
  await deleteMails(tx, student.email);
  return true;
}
