import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { listRecruiters } from '../../../recruiters.repo.ts';

interface Told {
  id: string;
  companyId: string;
  studentId: string | null;
}

/** Open tabs of both sides look at the thread again. */
export async function signalThread(
  { tx, outbox }: { tx: Tx; outbox: Outbox },
  thread: Told,
): Promise<void> {
  signalReaders(outbox, thread, await listRecruiters(tx, thread.companyId));
}

export function signalReaders(
  outbox: Outbox,
  { id, studentId }: Omit<Told, 'companyId'>,
  recruiters: readonly string[],
): void {
  const accounts = studentId === null ? recruiters : [studentId, ...recruiters];
  for (const accountId of accounts) outbox.signal({ accountId, kind: 'messages', subject: id });
}
