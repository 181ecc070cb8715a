import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@engawa/platform/testing/waiting/ports';
import { untilReady } from '@engawa/platform/testing/waiting/until-ready';

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  memory(): Promise<number>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const metricsToken = 'a-token-for-tests-only';

/** The API in a separate process, as in production. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'error',
      SHED_AFTER_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin);
  return {
    origin,
    child,
    memory: async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const text = await (await fetch(`${origin}/metrics`, { headers })).text();
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
    },
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
