/** Puts the fault that the address names into every call of the remote. Imported before everything else, so that no call escapes. */
import { faultOfAddress, faultyFetch } from './faults';

const planned = faultOfAddress(window.location);

/** The frame's own calls reach the server whatever is planned. */
export const realFetch = window.fetch.bind(window);

if (planned) window.fetch = faultyFetch(realFetch, planned, sendingMethod());

function sendingMethod(): string | undefined {
  if (!new URLSearchParams(window.location.search).has('sending')) return undefined;
  return window.location.pathname.startsWith('/feedback') ? 'POST' : 'PUT';
}
