import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../errors/refusal.ts';

/** A database that hangs is as good as away. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const late = AbortSignal.timeout(ms);
  await Promise.race([work, once(late, 'abort').then(() => refuse('unavailable'))]);
}

/** `/healthz`: this process answers. `/readyz`: it can also reach its database, and is not about to stop. */
export function addHealth(server: FastifyInstance, pingDatabase: () => Promise<void>): void {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'silent' }, async () => {
    if (server.isLeaving()) refuse('unavailable');
    try {
      await within(2_000, pingDatabase());
    } catch (cause) {
      refuse('unavailable', { cause });
    }
    return { status: 'ok' };
  });
}
