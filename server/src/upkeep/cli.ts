import { systemClock } from '../config/Clock';
import { type Config, readConfig } from '../config/config';
import { runThroughServer } from '../control';
import { openDatabase } from '../database/openDatabase';
import { openObjectStore } from '../objects/openObjectStore';
import { messageOf } from '../text/caughtError';
import { runUpkeep, UPKEEP_COMMAND } from './runUpkeep';
import { parseUpkeep, type UPKEEP_VERBS, type UpkeepCommand, UpkeepUsageError } from './UpkeepCommand';

/**
 * The command line of an operator. The running server carries out the command, because only it may use an embedded database.
 * Without a server, this process does.
 * @returns the exit code: 0 done, 1 failed and nothing in the database changed, 2 the command was not understood
 */
export async function runUpkeepCommand(
  verb: (typeof UPKEEP_VERBS)[number],
  argv: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  say: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  try {
    // npm runs scripts in the repository's root and passes the operator's working directory in `INIT_CWD`.
    const command = parseUpkeep(verb, argv, environment.INIT_CWD ?? process.cwd());
    const config = readConfig(environment);
    // The command on the server sends only lines of text.
    const isDone = await runThroughServer(config.dataDir, UPKEEP_COMMAND, command, (line) => say(line as string));
    if (!isDone) await runLocally(config, command, say);
    return 0;
  } catch (error) {
    say(messageOf(error));
    return error instanceof UpkeepUsageError ? 2 : 1;
  }
}

async function runLocally(config: Config, command: UpkeepCommand, say: (line: string) => void): Promise<void> {
  const { db, close } = await openDatabase(config);
  try {
    const objects = openObjectStore(config);
    await runUpkeep({ db, objects, now: systemClock(), tell: say }, command, { isServing: false });
  } finally {
    await close();
  }
}
