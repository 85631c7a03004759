/** What an operator does with a whole site. */

export { runUpkeepCommand } from './cli';
export { registerUpkeep } from './runUpkeep';
