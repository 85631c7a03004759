import type { TracingOptions } from '../tracing/startTracing';

interface TracingVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Where traces are sent, and how much of them; nothing where no collector is named. */
export function tracingOptions(variables: TracingVariables): TracingOptions | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_SAMPLER_ARG: sample } = variables;
  return endpoint === undefined ? undefined : { endpoint, serviceName, sample };
}
