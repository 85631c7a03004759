import type { PartError } from '@komawari/shared-state/contract';

/** Something that happened to a part of the composition in this document: it was shown, or it failed. */
export interface PartEvent {
  /** The shell, or a remote. */
  part: string;
  error?: PartError;
}

/** What happens before anybody listens waits. */
const waiting: PartEvent[] = [];

let listen = (event: PartEvent): void => void waiting.push(event);

export function notePart(event: PartEvent): void {
  listen(event);
}

/** Calls the function once something has failed, if nobody listens by then. */
export function onFirstError(call: () => void): void {
  if (waiting.some(({ error }) => error)) call();
  listen = (event) => {
    waiting.push(event);
    if (event.error) call();
  };
}

/** From now on this function hears of everything, at first of what has happened already. */
export function listenToParts(listener: (event: PartEvent) => void): void {
  listen = listener;
  waiting.splice(0).forEach(listener);
}
