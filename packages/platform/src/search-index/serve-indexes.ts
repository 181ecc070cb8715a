import { parentPort, workerData } from 'node:worker_threads';
import { Kysely, PostgresDialect } from 'kysely';
import { createPool } from '../db/pool.ts';
import type { PlatformTables } from '../db/tables.ts';
import { giveMemoryBack } from '../process/give-memory-back.ts';
import type { IndexSource } from './index-source.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { LiveIndex } from './live-index.ts';
import type { Asked, Said } from './messages.ts';

/** The body of the thread: fills an index for each source and answers from them. */
export async function serveIndexes<Tables extends PlatformTables>(
  sources: readonly IndexSource<Tables>[],
): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('to be run in a thread');
  const { url } = workerData as { url: string };
  const say = (said: Said) => port.postMessage(said);
  const onFailure = (error: unknown) => say({ kind: 'trouble', why: whyOf(error) });
  const options = { url, max: 2, applicationName: 'engawa-index' };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool(options) }),
  });
  const indexes = new Map(
    sources.map((source) => [source.name, new LiveIndex(db, source, onFailure)]),
  );
  port.on('message', ({ number, source, query }: Asked) => {
    const index = indexes.get(source);
    if (!index) return say({ kind: 'failed', number, why: `no source ${source}` });
    index.search(query).then(
      (found) => say({ kind: 'found', number, found }),
      (error: unknown) => say({ kind: 'failed', number, why: whyOf(error) }),
    );
  });
  // Sequentially, so that small sources do not wait for the largest.
  for (const [source, index] of indexes) {
    const start = performance.now();
    await index.fill();
    say({ kind: 'ready', source, rows: index.size, ms: performance.now() - start });
  }
  await giveMemoryBack();
  await listenForChanges(url, indexes, onFailure);
}

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
