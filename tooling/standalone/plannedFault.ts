/** Puts the fault that the address names into every call of the remote. Imported before everything else, so that no call escapes. */
import { faultOfAddress, faultyFetch } from './faults';

const planned = faultOfAddress(window.location);

/** The frame's own calls reach the server whatever is planned. */
export const realFetch = window.fetch.bind(window);

if (planned) window.fetch = faultyFetch(realFetch, planned);
