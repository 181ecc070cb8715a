import { refuse } from '@engawa/platform/errors/refusal';
import type { FastifyInstance } from 'fastify';

/** During development, Vite serves the pages, so this port redirects there. */
export const sendToVite = (address: string) => async (server: FastifyInstance) => {
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || /^\/(v1|identity)(\/|$)/.test(request.url)) refuse('not_found');
    return reply.redirect(address + request.url);
  });
};
