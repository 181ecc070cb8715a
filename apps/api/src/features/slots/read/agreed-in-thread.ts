import type { Db } from '../../../database.ts';
import { listAgreedIn } from './of-thread.repo.ts';

/** Appointments of a thread that stand, by the time they were agreed on. */
export const readAgreed = async (db: Db, threadId: string) =>
  (await listAgreedIn(db, threadId)).map(({ id, minutes, agreedAt, startsAt }) => ({
    id,
    minutes,
    at: agreedAt.toISOString(),
    startsAt: startsAt.toISOString(),
  }));
