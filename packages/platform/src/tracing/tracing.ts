import type { Log } from '../log/log.ts';

/** Spans leave the server: attributes hold ids, codes and route patterns, never personal data. */
export type SpanAttributes = Record<string, string | number>;

export interface SpanStart {
  kind: 'server' | 'consumer';
  attributes: SpanAttributes;
  /** The W3C `traceparent` header of a caller whose trace the span continues. */
  traceparent?: string | undefined;
}

export interface StartedSpan {
  end(outcome?: { attributes?: SpanAttributes; failed?: boolean }): void;
}

export interface Tracing {
  readonly isOn: boolean;
  start(name: string, start: SpanStart): StartedSpan;
  /** Sends the spans that have ended, for a few seconds at most. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** Base address of an OTLP/HTTP collector; spans are posted to `/v1/traces` below it. */
  endpoint: string;
  version: string;
  log: Log;
}

const noSpan: StartedSpan = { end: () => undefined };

export const noTracing: Tracing = {
  isOn: false,
  start: () => noSpan,
  close: async () => undefined,
};

/** Loads the OpenTelemetry SDK only when there is a collector. */
export async function openTracing(options: TracingOptions | undefined): Promise<Tracing> {
  if (!options) return noTracing;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(options);
}
