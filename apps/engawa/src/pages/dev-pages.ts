import { refuse } from '@engawa/platform/errors/refusal';
import type { FastifyInstance } from 'fastify';

/** While developing, pages come from Vite; whoever opens this port is sent there. */
export const sendToVite = (address: string) => async (server: FastifyInstance) => {
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || /^\/(v1|identity)(\/|$)/.test(request.url)) refuse('not_found');
    return reply.redirect(address + request.url);
  });
};
