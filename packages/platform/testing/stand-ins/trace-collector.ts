import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface ExportedSpan {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code: number };
}

interface Exported {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: ExportedSpan[] }[];
  }[];
}

interface ReceivedSpan extends Omit<ExportedSpan, 'attributes'> {
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
}

export interface TraceCollector {
  url: string;
  spans: ReceivedSpan[];
  /** The status of every answer; spans are only recorded with 200. */
  status: number;
  stop(): Promise<void>;
}

/** Receives spans as OTLP/HTTP with JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const state = { url: '', spans: [] as ReceivedSpan[], status: 200 };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await json(request)) as Exported;
    if (request.url === '/v1/traces' && state.status === 200) state.spans.push(...spansOf(body));
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

const spansOf = ({ resourceSpans }: Exported): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        resource: valuesOf(resource.attributes),
      })),
  );

const valuesOf = (attributes: Attribute[]): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
