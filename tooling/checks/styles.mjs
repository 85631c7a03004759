import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { ROOT } from '../workspace.mjs';

/**
 * Checks the stylesheets. A class that no stylesheet has leaves its element unstyled without an error, and a class that no
 * component uses is dead. Hover styles belong in `@media (hover: hover)`: a finger would leave them behind, and its press would
 * wait for the browser to paint them.
 */
export function checkStyles({ say }) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.css', '*.tsx', '*.ts'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').filter(isThere);
  const house = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const errors = [...styleErrors(house), ...hoverErrors(house)];
  for (const error of errors) say(error);
  const sheets = files.filter((file) => file.endsWith('.css')).length;
  const failed = new Set(errors.map((error) => error.split(':')[0])).size;
  return Promise.resolve({ passed: sheets - failed, failed, fixHint: 'each line says what is wrong' });
}

/** Git lists a deleted file until the deletion is committed. */
function isThere(file) {
  return existsSync(join(ROOT, file));
}

/**
 * Finds where CSS modules and the components that import them disagree.
 * @param house the text of each stylesheet and of each source file, by path
 */
export function styleErrors(house) {
  const users = usersOfSheets(house);
  return [...house.keys()].filter((file) => file.endsWith('.module.css')).flatMap((sheet) => errorsOf(sheet, house, users));
}

/**
 * Finds hover rules that also apply to fingers.
 * @param house the text of each stylesheet and of each source file, by path
 */
export function hoverErrors(house) {
  return [...house]
    .filter(([file]) => file.endsWith('.css'))
    .flatMap(([file, text]) =>
      hoversOfFingers(plainOf(text)).map((rule) => `${file}: ${rule} is outside of @media (hover: hover)`),
    );
}

function hoversOfFingers(text) {
  const found = [];
  const around = [];
  for (const [, head, brace] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    around.push(head.trim());
    // A rule for elements that are not hovered also applies where there is no pointer.
    const isHover = /:hover/.test(head.replace(/:not\([^)]*\)/g, ''));
    if (isHover && !around.some((outer) => /^@media.*hover: hover/.test(outer))) found.push(head.trim());
  }
  return found;
}

/** For each stylesheet: who imports it, and under which name. */
function usersOfSheets(house) {
  const users = new Map();
  for (const [file, text] of house) {
    for (const [, name, from] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = normalize(join(dirname(file), from));
      users.set(sheet, [...(users.get(sheet) ?? []), { file, name, text }]);
    }
  }
  return users;
}

function errorsOf(sheet, house, users) {
  const classes = classesIn(house.get(sheet));
  const own = users.get(sheet) ?? [];
  const named = new Set(own.flatMap(namedIn));
  // With brackets, the name can be any word of the file: `styles[size]` with `size: 'small' | 'large'`.
  const possible = own.filter(({ name, text }) => new RegExp(`\\b${name}\\[`).test(text)).map(({ text }) => text);
  const isNamed = (word) => named.has(word) || possible.some((text) => new RegExp(`\\b${word}\\b`).test(text));
  return [
    ...own.flatMap((user) =>
      [...new Set(namedIn(user))]
        .filter((word) => !classes.has(word))
        .map((word) => `${user.file}: there is no .${word} in ${basename(sheet)}`),
    ),
    ...[...classes].filter((word) => !isNamed(word)).map((word) => `${sheet}: nobody names its .${word}`),
  ];
}

function namedIn({ name, text }) {
  const code = text.replace(/^import .*$/gm, '');
  return [...code.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z_]\\w*)`, 'g'))].map(([, word]) => word);
}

/** The classes that a stylesheet has rules for. Text in braces is values, unless it is another rule. */
function classesIn(text) {
  const selectors = [...plainOf(text).matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector)
    .filter((line) => !/^\s*@/.test(line));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, word]) => word)));
}

/** Removes what only looks like a rule: comments, strings and global names. */
function plainOf(text) {
  return text.replace(/\/\*.*?\*\/|:global\([^)]*\)|'[^']*'|"[^"]*"/gs, '');
}
