import { join } from 'node:path';
import { until } from '@engawa/platform/testing/waiting/until';
import { startServer } from '../support/server.ts';
import { megabytes } from './memory.ts';

const token = 'bench-metrics-token';

/** The API server on the same data: memory with its index loaded, and delays of other calls. */
export async function measureServer(
  url: string,
  folder: string,
  settings: Record<string, string> = {},
) {
  const main = join(import.meta.dirname, '../../apps/api/src/main.ts');
  const begun = performance.now();
  const server = await startServer(main, {
    DATABASE_URL: url,
    ENGAWA_DATA: join(folder, 'data'),
    METRICS_TOKEN: token,
    LOG_LEVEL: 'error',
    ...settings,
  });
  const answeredMs = performance.now() - begun;
  let longestMs = 0;
  try {
    await until(
      'the index of the server',
      async () => {
        const asked = performance.now();
        const reply = await fetch(`${server.origin}/metrics`, {
          headers: { authorization: `Bearer ${token}` },
        });
        longestMs = Math.max(longestMs, performance.now() - asked);
        return /^engawa_students_indexed 1$/m.test(await reply.text());
      },
      120,
    );
    const readyMs = performance.now() - begun;
    return { answeredMs, readyMs, longestMs, megabytes: megabytes(server.pid) };
  } finally {
    await server.stop();
  }
}
export type ServerMeasured = Awaited<ReturnType<typeof measureServer>>;
