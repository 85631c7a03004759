import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { messageOf } from '../text/caughtError';
import type { Tracing } from './Tracing';

export interface TracingOptions {
  /** Base URL of a collector that accepts OTLP over HTTP. */
  endpoint: string;
  /** The name of the site among its operator's services. */
  serviceName: string;
  /** The fraction of requests that is traced, from 0 to 1, unless the proxy in front has already decided. */
  sample: number;
}

/**
 * Enough for a collector in the same network or a nearby one. An unavailable collector is reported before the wait at shutdown
 * ends.
 */
const SEND_TIMEOUT_MS = 3_000;
const CLOSE_TIMEOUT_MS = 4_000;

const MAX_WHY_LENGTH = 300;

/** Traces with OpenTelemetry. Only this file uses it, and it is loaded only if an operator has a collector. */
export function startTracing({ endpoint, serviceName, sample }: TracingOptions, log: Logger): Tracing {
  const complain = (why: string) => log.warn({ why: why.slice(0, MAX_WHY_LENGTH) }, 'traces could not be sent');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  diag.setLogger(diagnostics(complain), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sample) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('komawari');
  return {
    request: (parent, work) =>
      tracer.startActiveSpan('request', { kind: SpanKind.SERVER }, parentContext(parent), (span) =>
        timed(span, async () => {
          const { name, details, isFailed } = await work();
          span.updateName(name).setAttributes(details);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        }),
      ),
    async part(name, details, work) {
      if (!trace.getActiveSpan()) return work();
      // By this kind, tools distinguish a database from the site's own work.
      const kind = 'db.system.name' in details ? SpanKind.CLIENT : SpanKind.INTERNAL;
      return tracer.startActiveSpan(name, { kind, attributes: details }, (span) => timed(span, work));
    },
    async close() {
      const sent = provider.shutdown().catch((error: unknown) => complain(messageOf(error)));
      await Promise.race([sent, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

/** Records only the class of an error, because its message may contain a reader's text. */
async function timed<Value>(span: Span, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function parentContext(traceparent = ''): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Passes on the library's errors and warnings: for example, a collector is unavailable or refuses. */
function diagnostics(complain: (why: string) => void) {
  const ignore = () => undefined;
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}
