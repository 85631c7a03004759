/** What a host of remotes needs to load them: the shell, and the frame of a remote that runs alone. */
export { loadExposed } from './loadExposed';
export type { ShareScope } from './openShareScope';
export { openShareScope } from './openShareScope';
