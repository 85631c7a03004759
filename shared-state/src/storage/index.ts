/**
 * The smallest entry point of shared-state: what a reader has stored in this browser, for a script that runs before the store
 * exists.
 */
export { initialProgress } from '../reading-history/initialProgress';
export { readStored } from './browserStorage';
