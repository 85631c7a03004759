/** The smallest entry point of shared-state, for scripts that run before the store exists. */
export { initialProgress } from './reading-history/initialProgress';
export { readStored } from './storage/browserStorage';
export { requestAnswers } from './transport/requestedAnswers';
