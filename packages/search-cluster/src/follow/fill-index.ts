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
  /** What the new index is called, but for a number. */
  prefix: string;
}

/** A new index with every row there is; one that cannot be finished is taken away again. */
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
    // Where the cluster is away, whoever builds next takes it away.
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
    // The database looks for the next rows while these are written.
    [page] = await Promise.all([
      list(page.last),
      cluster.write(indexName, writesOf(shape, rows), version),
    ]);
  }
}
