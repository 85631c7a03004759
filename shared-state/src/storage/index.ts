/**
 * The smallest face of shared-state: what a reader has left in this browser, for a script that runs before the store is there.
 */
export { initialProgress } from '../reading-history/initialProgress';
export { readStored } from './browserStorage';
