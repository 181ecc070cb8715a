import type { Outbox } from '@engawa/platform/jobs/outbox';
import type { Tx } from '../../../database.ts';
import { listReaders } from './readers.repo.ts';

interface SignalledThread {
  id: string;
  studentId: string | null;
}

/** Makes open tabs of both sides reload the thread. */
export async function signalThread(
  { tx, outbox }: { tx: Tx; outbox: Outbox },
  thread: SignalledThread,
): Promise<void> {
  signalReaders(outbox, thread, await listReaders(tx, thread.id));
}

/** To the student and to these recruiters only. */
export function signalReaders(
  outbox: Outbox,
  { id, studentId }: SignalledThread,
  recruiters: readonly string[],
): void {
  const accounts = studentId === null ? recruiters : [studentId, ...recruiters];
  for (const accountId of accounts) outbox.signal({ accountId, kind: 'messages', subject: id });
}
