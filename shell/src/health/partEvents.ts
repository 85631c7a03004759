import type { PartError } from '@komawari/shared-state/contract';

/** An event of one part of the composition in this document: the part was shown, or it failed. */
export interface PartEvent {
  /** The shell, or a remote. */
  part: string;
  error?: PartError;
}

/** React rendered a part of the server's HTML again. Its component stack contains the files of the part. */
export interface HydrationError {
  error: 'hydrate';
  componentStack: string;
}

/** Events that happen before there is a listener wait here. */
const waiting: (PartEvent | HydrationError)[] = [];

let listen = (event: PartEvent | HydrationError): void => void waiting.push(event);

export function notePart(event: PartEvent | HydrationError): void {
  listen(event);
}

/** Calls the function once something has failed, unless there is a listener by then. */
export function onFirstError(call: () => void): void {
  if (waiting.some(({ error }) => error)) call();
  listen = (event) => {
    waiting.push(event);
    if (event.error) call();
  };
}

/** From now on this function receives all events, beginning with those that already happened. */
export function listenToParts(listener: (event: PartEvent | HydrationError) => void): void {
  listen = listener;
  waiting.splice(0).forEach(listener);
}
