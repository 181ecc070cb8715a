import type { Row } from '@engawa/index/memory-index';
import { readNow, transactionOf } from '@engawa/platform/search-index/change-log.repo';
import type { IndexSource } from '@engawa/platform/search-index/index-source';
import type { Kysely } from 'kysely';
import type { Cluster, Write } from '../cluster.ts';
import { documentOf, type Shape } from './documents.ts';
import { type Followed, nextVersion } from './followed.repo.ts';

const rowsAtOnce = 1_000;

export const writesOf = (shape: Shape, rows: Iterable<Row>): Write[] =>
  Array.from(rows, (row) => ({ id: row.id, document: documentOf(shape, row) }));

interface Filling<Tables> {
  db: Kysely<Tables>;
  cluster: Cluster;
  source: IndexSource<Tables>;
  shape: Shape;
  lineage: string;
  prefix: string;
}

/** Creates an index with all rows; deletes it again on failure. */
export async function fillIndex<Tables>(filling: Filling<Tables>): Promise<Followed> {
  const { db, cluster, shape, lineage, prefix } = filling;
  const indexName = `${prefix}${await nextVersion(db)}`;
  const position = transactionOf(await readNow(db));
  const indexUuid = await cluster.create(indexName, shape);
  try {
    await writeAll(filling, indexName);
    await cluster.complete(indexName);
    return { indexName, indexUuid, lineage, position };
  } catch (error) {
    // While the cluster is unavailable: the next build deletes it.
    await cluster.remove(indexName).catch(() => undefined);
    throw error;
  }
}

async function writeAll<Tables>(
  { db, cluster, source, shape }: Filling<Tables>,
  indexName: string,
): Promise<void> {
  const list = async (after: string | null) => {
    const version = await nextVersion(db);
    return { version, ...(await source.list(db, after, rowsAtOnce)) };
  };
  for (let page = await list(null); page.last !== null; ) {
    const { rows, version } = page;
    // The database reads the next rows while these are written.
    [page] = await Promise.all([
      list(page.last),
      cluster.write(indexName, writesOf(shape, rows), version),
    ]);
  }
}
