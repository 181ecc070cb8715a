import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startSeconds, until } from '@engawa/platform/testing/until';

export const indexToken = 'a-secret-of-the-tests-and-of-nobody-else';

/** The index service as a process of its own; answers once it has read everything. */
export async function startIndexProcess(databaseUrl: string, port: number) {
  const main = join(import.meta.dirname, '../src/index-service/main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      INDEX_PORT: String(port),
      INDEX_TOKEN: indexToken,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(
    'the index service',
    () => {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
      return fetch(`http://127.0.0.1:${port}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
    },
    startSeconds,
  );
  return async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
}
