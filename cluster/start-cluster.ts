import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findAddresses } from './addresses.ts';
import { buildNode } from './build-node.ts';
import { waitForHealth } from './health.ts';
import { NodeProcess } from './node-process.ts';
import { nodeSettings } from './node-settings.ts';

export type Cluster = {
  urls: string[];
  nodes: NodeProcess[];
  /** Waits until all running nodes have joined and the shards have this status. */
  waitFor(status: 'green' | 'yellow'): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  nodes?: number;
  heapMb?: number;
  /** Uses the JVM's optimising compiler: starts take twice as long, frequent requests less. */
  optimise?: boolean;
  /** Keeps the data in this folder; otherwise it is deleted at the end. */
  folder?: string | undefined;
  /** HTTP port of the first node, the others count up; default: free ports. */
  port?: number | undefined;
  signal?: AbortSignal;
};

/** An OpenSearch cluster on this machine, for development and tests; never for real data. */
export async function startCluster(options: Options = {}): Promise<Cluster> {
  const { nodes: count = 3, heapMb = 512, optimise = false, port, signal } = options;
  const program = await buildNode(signal);
  const addresses = await findAddresses(count, port);
  const folder = await prepareFolder(options.folder);
  const nodes = addresses.map((address) => {
    const own = join(folder, address.name);
    const settings = nodeSettings(address, addresses, own);
    const url = `http://127.0.0.1:${address.httpPort}`;
    const { name } = address;
    return new NodeProcess({ program, name, url, folder: own, heapMb, optimise, settings });
  });
  const cluster: Cluster = {
    urls: nodes.map(({ url }) => url),
    nodes,
    waitFor: (status) => waitForHealth(nodes, status),
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      if (!options.folder) await rm(folder, { recursive: true, force: true });
    },
  };
  const stop = () => void Promise.all(nodes.map((node) => node.stop()));
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    await Promise.all(nodes.map((node) => node.start()));
    await cluster.waitFor('green');
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  signal?.removeEventListener('abort', stop);
  return cluster;
}

async function prepareFolder(kept: string | undefined): Promise<string> {
  if (!kept) return mkdtemp(join(tmpdir(), 'engawa-cluster-'));
  await mkdir(kept, { recursive: true });
  return resolve(kept);
}
