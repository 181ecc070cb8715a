import { type AnyEndpoint, anonymousBody } from '@engawa/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors/refusal.ts';
import { drainBody } from '../server/connections.ts';
import { routerPath } from './route.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY'];

/** Answers undeclared methods of a path with 405 and the allowed ones. */
export function refuseOtherMethods(
  server: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
): void {
  const byPath = Map.groupBy(endpoints, (endpoint) => routerPath(endpoint.path));
  for (const [url, declared] of byPath) {
    const allowed: string[] = declared.flatMap(({ method, reply }) =>
      method === 'GET' && reply !== 'signals' ? ['GET', 'HEAD'] : [method],
    );
    const method = methods.filter((one) => !allowed.includes(one));
    const refuseMethod = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
      reply.header('allow', allowed.join(', '));
      await drainBody(request, anonymousBody.bytes);
      return refuse('method_not_allowed');
    };
    server.route({
      method,
      url,
      // Before the body is read, whose type and size do not matter here.
      onRequest: refuseMethod,
      handler: refuseMethod,
      config: { otherMethod: true },
    });
  }
}
