import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { withTimeout } from '../work/with-timeout.ts';
import type { Tracing, TracingOptions } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };

/** How long an unreachable collector may delay the shutdown. */
const sendingMs = 3_000;

/** Spans in batches to an OTLP/HTTP collector. Registers nothing globally: each app has its own. */
export function otlpTracing({ endpoint, version, log }: TracingOptions): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'engawa', 'service.version': version }),
    // A caller must not be able to hide a call with an unsampled `traceparent`; collectors sample.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(reportingExporter(endpoint, log))],
  });
  const tracer = provider.getTracer('engawa', version);
  return {
    isOn: true,
    start: (name, { kind, attributes, traceparent }) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parentOf(traceparent));
      return {
        end: ({ attributes: more = {}, failed = false } = {}) => {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // The exporter reports failures; spans that cannot be sent must not stop a shutdown.
    close: () => withTimeout(sendingMs + 1_000, provider.shutdown()).catch(() => undefined),
  };
}

function reportingExporter(endpoint: string, log: TracingOptions['log']): OTLPTraceExporter {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendingMs });
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error) {
        log.warn({ err: result.error, spans: spans.length }, 'traces could not be sent');
      }
      done(result);
    });
  return exporter;
}

const written = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-|$)/;

/** A missing or malformed header starts a new trace. */
function parentOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = ''] = written.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
