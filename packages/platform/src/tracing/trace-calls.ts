import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StartedSpan, Tracing } from './tracing.ts';

/** One span for each call of an endpoint; adds no hooks while tracing is off. */
export function traceCalls(server: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  const open = new WeakMap<FastifyRequest, StartedSpan>();
  const take = (request: FastifyRequest): StartedSpan | undefined => {
    const span = open.get(request);
    open.delete(request);
    return span;
  };
  server.addHook('onRequest', (request, _reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.endpoint) {
      const span = tracing.start(config.endpoint, {
        kind: 'server',
        attributes: {
          'http.request.method': request.method,
          // The pattern of the route: an address would contain ids and search words.
          'http.route': url ?? '',
          'engawa.request_id': request.id,
        },
        traceparent: [request.headers['traceparent']].flat()[0],
      });
      open.set(request, span);
    }
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const attributes = { 'http.response.status_code': statusCode };
    take(request)?.end({ attributes, failed: statusCode >= 500 });
    done();
  });
  // Fastify reports no response when the caller disconnects before the answer.
  server.addHook('onRequestAbort', (request, done) => {
    take(request)?.end();
    done();
  });
}
