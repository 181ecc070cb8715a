import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseLog } from '../database-log.ts';
import type { DatabaseLocation } from '../location/database-location.ts';
import { spawnOptions } from '../location/server-user.ts';
import { endStragglers } from './processes.ts';

export type Settings = Record<string, string | number>;

export type ServerProcess = {
  pid: number | undefined;
  exited: Promise<void>;
  hasExited(): boolean;
  output(): string;
  stop(): Promise<void>;
};

/** Errors of statements are not logged, because their texts contain user input. */
const defaults: Settings = {
  shared_buffers: '256MB',
  max_connections: 100,
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/** Fast shutdown first, immediate after ten seconds, which the next start recovers from. */
const stopSteps = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 7_000],
  ['SIGKILL', 3_000],
] as const;

/** Detached, so that Ctrl-C in the terminal reaches only us and we stop in order. */
export function spawnServer(
  location: DatabaseLocation,
  settings: Settings,
  log: DatabaseLog,
): ServerProcess {
  const child = spawn(
    join(location.binaries.folder, 'bin', 'postgres'),
    serverArguments(location, settings),
    {
      ...spawnOptions(location.user),
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > 20) lines.shift();
  };
  createInterface({ input: child.stderr }).on('line', (line) => {
    keep(line);
    if (/PANIC|No space left on device/.test(line)) log.warn(`PostgreSQL: ${line}`);
    else log.debug(`PostgreSQL: ${line}`);
  });

  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      ended = true;
      resolve();
    };
    // Not 'close': backends that outlive a killed server keep its output open.
    child.once('exit', () => void before(250, once(child, 'close')).then(end));
    child.once('error', (error) => {
      keep(error.message);
      if (child.pid === undefined) end();
    });
  });

  async function stop(): Promise<void> {
    for (const [signal, patience] of stopSteps) {
      if (ended) break;
      child.kill(signal);
      await before(patience, exited);
    }
    await endStragglers(location);
  }
  return { pid: child.pid, exited, hasExited: () => ended, output: () => lines.join('\n'), stop };
}

function serverArguments(location: DatabaseLocation, settings: Settings): string[] {
  const fixed: Settings = {
    listen_addresses: '',
    unix_socket_directories: location.socketDir,
    unix_socket_permissions: '0700',
    port: 5432,
    cluster_name: location.clusterName,
  };
  const all = Object.entries({ ...defaults, ...settings, ...fixed });
  return ['-D', location.dataDir, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function before(patienceMs: number, event: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([event, timeout]);
  clearTimeout(timer);
}
