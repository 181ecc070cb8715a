import type { FastifyInstance } from 'fastify';
import { refuse } from '../../errors/refusal.ts';
import { withTimeout } from '../../work/with-timeout.ts';

/** A database that hangs longer counts as unavailable. */
const patienceMs = 2_000;

/** `/healthz`: the process answers. `/readyz`: it also reaches its database and is not stopping. */
export function addHealth(server: FastifyInstance, pingDatabase: () => Promise<void>): void {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'silent' }, async () => {
    if (server.isLeaving()) refuse('unavailable', { because: 'stopping' });
    try {
      await withTimeout(patienceMs, pingDatabase());
    } catch (cause) {
      refuse('unavailable', { because: 'database', cause });
    }
    return { status: 'ok' };
  });
}
