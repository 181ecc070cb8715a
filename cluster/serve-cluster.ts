import { parseArgs } from 'node:util';
import { Advice, main } from '../scripts/command.mjs';
import { startCluster } from './start-cluster.ts';

await main(async () => {
  const { data, port } = readOptions();
  const heapMb = readHeap();
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => {
    ending.signal.addEventListener('abort', () => resolve());
  });
  const end = () => ending.abort();
  // The IPC channel closes when the starter dies.
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, end);
  try {
    const { signal } = ending;
    const cluster = await startCluster({ heapMb, optimise: true, port, folder: data, signal });
    for (const node of cluster.nodes) {
      const { pid } = node;
      node.onEnd(() => console.log(`Process ${pid} has ended.`));
    }
    console.log(
      [
        `Three nodes of OpenSearch on this machine: processes ${cluster.nodes.map(({ pid }) => pid).join(', ')}.`,
        data ? `Their data stays in ${data}.` : 'Their data goes when they end.',
        'Ctrl-C ends them. In another terminal:',
      ].join(' '),
    );
    console.log(`SEARCH_URL=${cluster.urls.join(',')} npm start`);
    await ended;
    await cluster.stop();
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  } finally {
    if (process.connected) process.disconnect();
  }
});

function readOptions(): { data: string | undefined; port: number | undefined } {
  try {
    const { values } = parseArgs({
      options: { data: { type: 'string' }, port: { type: 'string' } },
    });
    const { data, port } = values;
    if (port !== undefined && !/^[1-9]\d{3,4}$/.test(port)) throw new Error('no port');
    return { data, port: port === undefined ? undefined : Number(port) };
  } catch (error) {
    throw new Advice('Say npm run cluster -- [--data <folder>] [--port <number>].', {
      cause: error,
    });
  }
}

function readHeap(): number {
  const { CLUSTER_HEAP: heap = '512' } = process.env;
  if (/^[1-9]\d{2,5}$/.test(heap)) return Number(heap);
  throw new Advice('CLUSTER_HEAP is the heap of each node in MB: say a number such as 512.');
}
