import { createReadStream } from 'node:fs';
import { refuse } from '@engawa/platform/errors/refusal';
import type { FastifyInstance } from 'fastify';
import { assets } from './frame.ts';

export function addAssets(server: FastifyInstance): void {
  server.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const asset = assets.byName.get(request.params.name) ?? refuse('not_found');
    const { content, type } = asset;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-type', type);
    return reply.send(typeof content === 'string' ? content : createReadStream(content.file));
  });
}
