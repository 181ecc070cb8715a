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
  const origin = `http://127.0.0.1:${port}`;
  await until(
    'the index service',
    () => {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
      return fetch(`${origin}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
    },
    startSeconds,
  );
  return {
    origin,
    /** Answers its exit code, null where the signal killed it. */
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
