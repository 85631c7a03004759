/**
 * A channel into the running server, on a unix socket in the data folder.
 * The server: `const control = createControlServer(); control.registerCommand('library.import', async (args, report) => …); await control.listen(dataDir)`.
 * Another process: `if (!(await runThroughServer(dataDir, 'library.import', args, onLine))) { …open the database here… }`.
 */

export type { ControlCommand, ControlServer, Report } from './controlServer';
export { createControlServer } from './controlServer';
export { runThroughServer } from './runThroughServer';
