import { act, connectionNow, endOf } from '../connection.rules.ts';
import { listOpenConnections, lockConnection, writeConnection } from '../connections.repo.ts';
import type { Changing } from './notify-of-change.ts';

/** When a student blocks companies: no signal, as when an account is erased. */
export async function endWithBlocked(
  changing: Changing,
  student: string,
  companies: readonly string[],
): Promise<void> {
  const { tx, outbox, now } = changing;
  if (companies.length === 0) return;
  for (const { company } of await listOpenConnections(tx, student, companies)) {
    const pair = { student, company };
    const connection = connectionNow((await lockConnection(tx, pair)) ?? null, now);
    const what = connection && endOf(connection, 'student');
    if (!what) continue;
    const outcome = act(connection, 'student', what, now);
    if ('fault' in outcome) continue;
    await writeConnection(tx, pair, { ...outcome.connection, message: '', recruiterId: null });
    outbox.signal({ accountId: student, kind: 'connects', subject: company });
  }
}
