/** `node --import tsx sample-pack/src/main.ts --out <dir> [--stage shelf|all] [--only <work>[/<lang>]] [--max-chapters N]` */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPack, STAGES } from './pack/drawPack';
import { oneOf } from './story/fields';

const options = {
  out: { type: 'string' },
  stage: { type: 'string', default: 'all' },
  only: { type: 'string' },
  'max-chapters': { type: 'string' },
  threads: { type: 'string', default: '2' },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  if (!values.out) throw new Error('Say where to draw: --out <folder>');
  const maxChapters = values['max-chapters'] === undefined ? undefined : Number(values['max-chapters']);
  if (maxChapters !== undefined && !(maxChapters >= 1)) throw new Error('--max-chapters must be a number from 1');
  const abort = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    // Half-drawn folders keep their names that start with a dot, and are drawn again at the next start.
    process.once(name, () => {
      abort.abort();
      process.exit(0);
    });
  }
  await drawPack({
    out: resolve(values.out),
    stage: oneOf(values.stage, STAGES, '--stage'),
    threads: Math.max(1, Number(values.threads) || 2),
    signal: abort.signal,
    ...(values.only ? { only: values.only } : {}),
    ...(maxChapters === undefined ? {} : { maxChapters }),
    onEvent: (event) => process.stdout.write(`${JSON.stringify(event)}\n`),
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`sample-pack: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
