import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLocation } from '../location/database-location.ts';

type Process = { pid: number; parent: number; args: string };

/** Checks command lines, because process ids are reused after a crash. */
export function findServer(location: DatabaseLocation): number | undefined {
  const all = listProcesses();
  const servers = all.filter((process) => isServer(location, process));
  // A freshly forked child still has its parent's command line.
  return servers.find(({ parent }) => !servers.some(({ pid }) => pid === parent))?.pid;
}

export function isServerOf(location: DatabaseLocation, pid: number): boolean {
  return listProcesses().some((process) => process.pid === pid && isServer(location, process));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Backends in a long query outlive a killed server, and block the start of a new one. */
export async function endStragglers(location: DatabaseLocation): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const { pid } of findStragglers(location)) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process has ended meanwhile.
      }
    }
    const deadline = Date.now() + 3_000;
    while (findStragglers(location).length > 0 && Date.now() < deadline) await wait(50);
  }
}

function findStragglers(location: DatabaseLocation): Process[] {
  const all = listProcesses();
  const byPid = new Map(all.map((process) => [process.pid, process]));
  return all.filter(
    ({ args, parent }) =>
      args.startsWith(`postgres: ${location.clusterName}: `) &&
      !isServer(location, byPid.get(parent)),
  );
}

function isServer(location: DatabaseLocation, process: Process | undefined): boolean {
  return process?.args.includes(`postgres -D ${location.dataDir} `) ?? false;
}

export function listProcesses(): Process[] {
  return process.platform === 'linux' ? readProc() : askPs();
}

/** Small Linux images have no ps. */
function readProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        return [{ pid: Number(name), parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]), args }];
      } catch {
        return []; // The process ended between the two reads.
      }
    });
}

function askPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(
    ([, pid, parent, args]) => ({
      pid: Number(pid),
      parent: Number(parent),
      args: `${args} `,
    }),
  );
}
