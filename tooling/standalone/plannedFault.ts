/** Applies the fault in the URL to every call of the remote. Imported before everything else, so that no call escapes. */
import { faultOfAddress, faultyFetch } from './faults';

const planned = faultOfAddress(window.location);

/** The frame's own calls always reach the server. */
export const realFetch = window.fetch.bind(window);

if (planned) window.fetch = faultyFetch(realFetch, planned);
