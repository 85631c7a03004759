import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TOOLING } from '../packages.mjs';

const OXLINT = join(TOOLING, '../node_modules/oxlint/bin/oxlint');

/**
 * What one of our rules reports about some files. This runs the linter itself, because its rule tester needs a newer Node than we
 * do.
 * @param files text by path
 * @param options the rule's options in the configuration
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

/** The linter exits with an error if it has something to report. */
function lint(folder) {
  try {
    return execFileSync(process.execPath, [OXLINT, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    if (!error.stdout) throw error;
    return error.stdout;
  }
}
