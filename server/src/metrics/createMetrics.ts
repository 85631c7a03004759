import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One answered request, without anything that identifies a reader. */
export interface AnsweredRequest {
  method: string;
  /** The part of the site that answered, or the call of the API: a small and fixed set (`requestLabel`). */
  route: string;
  status: number;
  seconds: number;
}

/** The metrics for an operator's Prometheus, and the functions by which the parts of the server record them. */
export interface Metrics {
  answered: (request: AnsweredRequest) => void;
  /** Creates a counter with one label. The returned function increments it. */
  counter: (name: string, help: string, labelName: string) => (label: string) => void;
  /** A number that is read when the metrics are requested: the length of a queue, the connections in use. */
  gauge: (name: string, help: string, read: () => number) => void;
  /** Numbers by one label, read when the metrics are requested. Unknown values are left out. */
  gauges: (name: string, help: string, labelName: string, read: ReadNumbers) => void;
  /** The same for values that only grow. */
  totals: (name: string, help: string, labelName: string, read: ReadNumbers) => void;
  /** In the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
}

/** By label. */
type ReadNumbers = () => readonly NumberOfLabel[] | Promise<readonly NumberOfLabel[]>;

export interface NumberOfLabel {
  label: string;
  value: number;
}

/** From a cached answer to the longest time that a reader waits, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process, and of Node itself (memory, event loop, garbage collection). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'komawari_request_duration_seconds',
    help: 'How long requests took until their answer began, by part of the site or call of the API.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const settings = (name: string, help: string) => ({ name: `komawari_${name}`, help, registers: [registry] });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds),
    counter(name, help, labelName) {
      const counter = new Counter({ ...settings(name, help), labelNames: [labelName] });
      return (label) => counter.inc({ [labelName]: label });
    },
    gauge(name, help, read) {
      new Gauge({
        ...settings(name, help),
        collect() {
          this.set(read());
        },
      });
    },
    gauges(name, help, labelName, read) {
      new Gauge({
        ...settings(name, help),
        labelNames: [labelName],
        collect: showing(labelName, read),
      });
    },
    totals(name, help, labelName, read) {
      new Counter({
        ...settings(name, help),
        labelNames: [labelName],
        collect: showing(labelName, read),
      });
    },
  };
}

/** Resets the metric and sets all currently known numbers. */
function showing(labelName: string, read: ReadNumbers) {
  return async function collect(this: Gauge | Counter): Promise<void> {
    const numbers = await read();
    this.reset();
    for (const { label, value } of numbers) this.inc({ [labelName]: label }, value);
  };
}
