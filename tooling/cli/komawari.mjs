#!/usr/bin/env node
/** `npx komawari <command>`: what a team does with a running site. It needs only Node. */
import { CliError } from './CliError.mjs';
import { COMMANDS } from './commands.mjs';

const [name, ...args] = process.argv.slice(2);
const HELP = ['help', '--help', '-h'];
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;

// A reader of the output such as `head` has seen enough. What the command does is done all the same.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

if (!command) {
  const isAskedFor = name === undefined || HELP.includes(name);
  if (!isAskedFor) console.error(`There is no command ${name}.\n`);
  console.log(helpText());
  process.exitCode = isAskedFor ? 0 : 2;
} else if (args.includes('--help') || args.includes('-h')) {
  console.log(usageOf(name, command));
} else {
  try {
    await command.run(args, (line) => console.log(line));
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.isUsage ? `${error.message}\n\n${usageOf(name, command)}` : error.message);
    process.exitCode = error.isUsage ? 2 : 1;
  }
}

function helpText() {
  return [
    'Usage: npx komawari <command>',
    '',
    ...Object.entries(COMMANDS).map(([one, { about }]) => `  ${one.padEnd(13)}${about}`),
    '',
    'npx komawari <command> --help tells more. The site is --site or KOMAWARI_SITE, otherwise this machine at PORT or 8400.',
    'The token comes from KOMAWARI_TOKEN or --token-file; on the machine of the site, its operator token is used.',
  ].join('\n');
}

function usageOf(one, { usage, about }) {
  return `komawari ${one} ${usage}\n  ${about}`;
}
