import type { TracingOptions } from '../tracing/startTracing';

interface TracingVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** The trace collector and the fraction of requests to trace; undefined if no collector is configured. */
export function tracingOptions(variables: TracingVariables): TracingOptions | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: sample } = variables;
  return endpoint === undefined ? undefined : { endpoint, serviceName, sample };
}
