/**
 * What a span says besides its name. What may stand there is a small and fixed set of words and numbers, as in the metrics:
 * nothing that a reader sent, no address, no id.
 */
export type SpanDetails = Readonly<Record<string, string | number>>;

/** How a request ended. */
export interface RequestEnd {
  name: string;
  details: SpanDetails;
  isFailed: boolean;
}

/** Where the parts of the server say what they do for how long, where an operator wants to see it. */
export interface Tracing {
  /** A request from its beginning to its end. `parent` is the `traceparent` that a proxy of ours sent along (W3C Trace Context). */
  request: (parent: string | undefined, work: () => Promise<RequestEnd>) => Promise<void>;
  /** A part of the request that is under way. What nobody asked for is not traced. */
  part: <Value>(name: string, details: SpanDetails, work: () => Promise<Value>) => Promise<Value>;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
}
