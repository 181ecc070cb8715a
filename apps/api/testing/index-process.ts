import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { untilReady } from '@engawa/platform/testing/until-ready';

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
  await untilReady(child, origin);
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
