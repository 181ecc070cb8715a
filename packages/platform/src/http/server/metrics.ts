import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { holdsToken } from '../../auth/tokens.ts';
import { refuse } from '../../errors/refusal.ts';
import { withTimeout } from '../../work/with-timeout.ts';

export interface Gauges {
  [name: string]: { help: string; read(): number | Promise<number> };
}

export interface Series {
  [name: string]: {
    help: string;
    kind: 'gauge' | 'counter';
    labels: readonly string[];
    read(): Iterable<{ of: Record<string, string>; value: number }>;
  };
}

interface Shown {
  token: string | undefined;
  series?: Series | undefined;
}

/** Below a scraper's timeout, which would otherwise lose all figures during an outage. */
const patienceMs = 2_000;

/** Always measured; `/metrics` requires the token. */
export function addMetrics(server: FastifyInstance, { token, series = {} }: Shown, gauges: Gauges) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'engawa_http_request_seconds',
    help: 'Time to answer, by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  for (const [name, { help, read }] of Object.entries(gauges)) {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        gauge.set(await withTimeout(patienceMs, Promise.resolve(read())).catch(() => Number.NaN));
      },
    });
  }
  for (const [name, one] of Object.entries({ ...server.outages?.series, ...series })) {
    addSeries(registry, name, one);
  }
  server.addHook('onResponse', (request, reply, done) => {
    const endpoint = request.routeOptions.config.endpoint ?? 'other';
    duration.observe({ endpoint, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  server.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (token === undefined || !holdsToken(token, request.headers.authorization)) {
      refuse('not_found');
    }
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}

function addSeries(
  registry: Registry,
  name: string,
  { help, kind, labels, read }: Series[string],
): void {
  const Kind = kind === 'counter' ? Counter : Gauge;
  const metric = new Kind({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect() {
      metric.reset();
      for (const { of, value } of read()) metric.inc(of, value);
    },
  });
}
