import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@engawa/platform/testing/ports';
import { untilReady } from '@engawa/platform/testing/until-ready';
import { serverEnv, serverFlags } from '../../scripts/server-flags.mjs';

export const token = 'the-secret-of-this-bench-and-nobody-else';
/** A million students are read in half a minute. */
const longestSeconds = 300;

/** The service as it is started, once it has read everything. */
export async function startService(url: string) {
  const port = await freePort();
  const begun = performance.now();
  const child = fork(join(import.meta.dirname, '../../apps/api/src/index-service/main.ts'), {
    execArgv: serverFlags,
    env: {
      ...process.env,
      ...serverEnv,
      DATABASE_URL: url,
      INDEX_PORT: String(port),
      INDEX_TOKEN: token,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin, longestSeconds);
  return {
    origin,
    pid: child.pid ?? 0,
    readyMs: performance.now() - begun,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
