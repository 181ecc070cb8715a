import { oneOf } from '@engawa/platform/db/one-of.repo';
import type { Db, Tx } from '../../../database.ts';
import { attachedFiles } from '../../files/files.query.ts';
import { endLending, lendFiles } from '../../files/public.ts';
import { fold } from '../../messages/public.ts';
import { reach } from '../../reach/reach.query.ts';
import {
  filesOf,
  readSnapshot,
  type Snapshot,
  snapshotVersion,
  subjectOf,
} from './snapshot.rules.ts';

export interface Sending {
  applicationId: string;
  companyId: string;
  snapshot: Snapshot;
}

/** Stores the snapshot. Its files are marked as used, and the company may read them. */
export async function insertSnapshot(
  tx: Tx,
  { applicationId, companyId, snapshot }: Sending,
): Promise<void> {
  await tx
    .insertInto('application_snapshot')
    .values({
      application_id: applicationId,
      company_id: companyId,
      version: snapshotVersion,
      document: JSON.stringify(snapshot),
      searched: searchedOf(snapshot),
    })
    .execute();
  const files = filesOf(snapshot);
  await lendFiles(tx, { subject: subjectOf(applicationId), companyId, files });
}

function searchedOf({ studentProfile: who }: Snapshot): string {
  const names = [who.lastName, who.firstName, who.lastName, who.lastNameKana, who.firstNameKana];
  const university = who.education.university?.names;
  return fold([...names, university?.ja, university?.en].filter(Boolean).join(' '));
}

export async function findSnapshot(db: Db, applicationId: string): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('application_snapshot')
    .select(['version', 'document'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row && readSnapshot(row.version, row.document);
}

/** Latest snapshot of a student whom the company may see. */
export async function findLastSnapshot(
  db: Db,
  pair: { student: string; company: string },
): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('application')
    .innerJoin('application_snapshot as snapshot', 'snapshot.application_id', 'application.id')
    .select(['snapshot.version', 'snapshot.document'])
    .where('application.company_id', '=', pair.company)
    .where('application.student_id', '=', pair.student)
    .where(reach.companyMaySee(pair))
    .orderBy('application.applied_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && readSnapshot(row.version, row.document);
}

export const listFiles = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom(attachedFiles.as('file'))
    .selectAll('file')
    .where('file.id', '=', oneOf(ids))
    .execute();

export async function keepUntil(tx: Tx, ids: readonly string[], until: Date): Promise<void> {
  await tx
    .updateTable('application_snapshot')
    .set({ keep_until: until })
    .where('application_id', '=', oneOf(ids))
    .execute();
}

export const listPastKeeping = (db: Db, now: Date, most: number) =>
  db
    .selectFrom('application_snapshot')
    .select(['application_id as id', 'company_id as companyId'])
    .where('keep_until', '<=', now)
    .orderBy('keep_until')
    .limit(most)
    .execute();

export async function eraseSnapshots(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('application_snapshot').where('application_id', '=', oneOf(ids)).execute();
  await endLending(tx, ids.map(subjectOf));
}
