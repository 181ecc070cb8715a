import type { Db } from '../../../database.ts';
import { listFiles } from './snapshot.repo.ts';
import { documentsOf, readSnapshot } from './snapshot.rules.ts';

interface Sent {
  id: string;
  version: number | null;
  document: unknown;
}

/** Names of the files sent with these applications, by application; deleted files are left out. */
export async function namesOfSent(
  db: Db,
  rows: readonly Sent[],
): Promise<ReadonlyMap<string, string[]>> {
  const sent = rows.flatMap(({ id, version, document }) =>
    version === null ? [] : [{ id, files: documentsOf(readSnapshot(version, document)) }],
  );
  const ids = sent.flatMap(({ files }) => files);
  const stored = ids.length === 0 ? [] : await listFiles(db, ids);
  const names = new Map(stored.map(({ id, name }) => [id, name]));
  return new Map(sent.map(({ id, files }) => [id, files.flatMap((file) => names.get(file) ?? [])]));
}
