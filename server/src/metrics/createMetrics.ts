import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One answered request, without anything that tells readers apart. */
export interface AnsweredRequest {
  method: string;
  /** Which of the site's parts answered, and of the API which call: a small and fixed set (`requestLabel`). */
  route: string;
  status: number;
  seconds: number;
}

/** What an operator's Prometheus reads, and where the parts of the server write it. */
export interface Metrics {
  answered: (request: AnsweredRequest) => void;
  /** Counts something by one label; what is given back counts one more. */
  counter: (name: string, help: string, labelName: string) => (label: string) => void;
  /** Shows a number that is read when it is asked for: the length of a queue, the connections in use. */
  gauge: (name: string, help: string, read: () => number) => void;
  /** Shows numbers by one label, read when they are asked for; what nobody knows at present is left out. */
  gauges: (name: string, help: string, labelName: string, read: ReadNumbers) => void;
  /** The same for what only grows. */
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

/** From a warm answer to the patience of a reader, in seconds. */
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

/** Shows the numbers that are known at present, each from nothing on. */
function showing(labelName: string, read: ReadNumbers) {
  return async function collect(this: Gauge | Counter): Promise<void> {
    const numbers = await read();
    this.reset();
    for (const { label, value } of numbers) this.inc({ [labelName]: label }, value);
  };
}
