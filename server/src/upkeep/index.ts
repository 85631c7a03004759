/** What an operator does with the whole of a site. */

export { runUpkeepCommand } from './cli';
export { registerUpkeep } from './runUpkeep';
