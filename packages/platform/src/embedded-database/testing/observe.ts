import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { listProcesses } from '../server/processes.ts';

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Generous for busy machines; the wait ends as soon as the condition holds. */
const patienceMs = 45_000;

export async function eventually<T>(attempt: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

export function socketDirOf(url: string): string {
  return new URL(url).searchParams.get('host') ?? '';
}

/** The socket folder's name is also the cluster name, which all processes of the server show. */
export function processesOf(url: string): string[] {
  const cluster = socketDirOf(url).split('/').at(-1) ?? '';
  return listProcesses()
    .map(({ args }) => args)
    .filter((args) => args.includes('postgres') && args.includes(cluster));
}
