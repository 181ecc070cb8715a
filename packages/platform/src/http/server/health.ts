import type { FastifyInstance } from 'fastify';
import { refuse } from '../../errors/refusal.ts';

/** `/healthz`: this process answers. `/readyz`: it can also reach its database. */
export function addHealth(server: FastifyInstance, pingDatabase: () => Promise<void>): void {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'silent' }, async () => {
    try {
      await pingDatabase();
    } catch (cause) {
      refuse('unavailable', { cause });
    }
    return { status: 'ok' };
  });
}
