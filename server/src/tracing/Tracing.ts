/**
 * The attributes of a span besides its name. They come from a small and fixed set of words and numbers, as in the metrics, and
 * never contain what a reader sent, an address or an ID.
 */
export type SpanDetails = Readonly<Record<string, string | number>>;

/** How a request ended. */
export interface RequestEnd {
  name: string;
  details: SpanDetails;
  isFailed: boolean;
}

/** The interface by which the parts of the server record their work and its duration, if an operator wants traces. */
export interface Tracing {
  /** A request from start to end. `parent` is the `traceparent` that our proxy sent (W3C Trace Context). */
  request: (parent: string | undefined, work: () => Promise<RequestEnd>) => Promise<void>;
  /** A part of the current request. Work outside of a request is not traced. */
  part: <Value>(name: string, details: SpanDetails, work: () => Promise<Value>) => Promise<Value>;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
}
