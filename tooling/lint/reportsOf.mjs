import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TOOLING } from '../packages.mjs';

const OXLINT = join(TOOLING, '../node_modules/oxlint/bin/oxlint');

/**
 * What a rule of ours says of some files, asked of the linter itself: its own tester needs a newer Node than we do.
 * @param files text by path
 * @param options what the configuration gives to the rule
 * @returns messages by path; a good file has none
 */
export function reportsOf(rule, files, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-lint-'));
  try {
    const config = {
      plugins: [],
      categories: { correctness: 'off' },
      jsPlugins: [{ name: 'komawari', specifier: join(TOOLING, 'lint/plugin.mjs') }],
      rules: { [`komawari/${rule}`]: ['error', ...options] },
    };
    const texts = { '.oxlintrc.json': JSON.stringify(config), ...files };
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { diagnostics } = JSON.parse(lint(folder));
    const messagesOf = (path) => diagnostics.filter(({ filename }) => filename === path).map(({ message }) => message);
    return Object.fromEntries(Object.keys(files).map((path) => [path, messagesOf(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** It ends with a failure where it has something to report. */
function lint(folder) {
  try {
    return execFileSync(process.execPath, [OXLINT, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    if (!error.stdout) throw error;
    return error.stdout;
  }
}
