import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../../database.ts';

export type NewApplication = Insertable<Tables['event_application']>;

export async function insertApplications(
  tx: Tx,
  applications: readonly NewApplication[],
): Promise<void> {
  if (applications.length === 0) return;
  await tx.insertInto('event_application').values(applications).execute();
}
