import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { packageOf, ROOT } from '../workspace.mjs';

/** Checks what the documentation names: every file, folder, command and heading must exist. */
export function checkDocs({ say }) {
  const house = readRepository();
  const counts = { passed: 0, failed: 0, fixHint: 'name what is there, or put it back' };
  for (const page of [...house.pages.keys()].sort()) {
    const errors = errorsIn(page, house);
    counts[errors.length === 0 ? 'passed' : 'failed'] += 1;
    for (const error of errors) say(`${page}: ${error}`);
  }
  return Promise.resolve(counts);
}

/** What documentation can refer to in this repository. */
function readRepository() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').filter(isThere);
  const pages = new Map(
    files.filter((file) => file.endsWith('.md')).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
  const scripts = files.filter((file) => /^([^/]+\/)?package\.json$/.test(file)).flatMap((file) => scriptsIn(dirname(file)));
  return { files, pages, scripts: new Set(scripts) };
}

function scriptsIn(folder) {
  return Object.keys(packageOf(folder).scripts ?? {});
}

/** Git lists a deleted file until the deletion is committed. */
function isThere(file) {
  try {
    readFileSync(join(ROOT, file));
    return true;
  } catch {
    return false;
  }
}

/**
 * What a page says that is not true.
 * @param page its path
 * @param house `files`: every path of the repository; `pages`: the text of each page; `scripts`: names for `npm run`
 */
export function errorsIn(page, { files, pages, scripts }) {
  const text = pages.get(page);
  return [
    ...linksIn(text).flatMap((target) => linkError(page, target, { files, pages }) ?? []),
    ...codeIn(text).flatMap((code) => commandErrors(code, scripts)),
    ...(OF_CONTENT.includes(page) ? [] : namesIn(text))
      .filter((name) => !isNamed(page, name, files))
      .map((name) => `there is no ${name}`),
  ];
}

function linksIn(text) {
  return [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function linkError(page, target, { files, pages }) {
  const [path, anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), decodeURIComponent(path))).replace(/\/$/, '');
  if (!files.some((known) => known === file || known.startsWith(`${file}/`))) return `its link ${target} leads nowhere`;
  if (anchor && pages.has(file) && !anchorsOf(pages.get(file)).has(anchor)) return `there is no heading for its link ${target}`;
  return undefined;
}

/** The anchors that GitHub makes from the headings. */
function anchorsOf(text) {
  const headings = [...withoutBlocks(text).matchAll(/^#+ +(.*)$/gm)].map(([, heading]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

const BLOCK = /^```.*?^```/gms;

function withoutBlocks(text) {
  return text.replace(BLOCK, '');
}

/** Text in code style: inline code, and each line of a code block. */
function codeIn(text) {
  const inLines = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...inLines, ...(text.match(BLOCK) ?? []).flatMap((block) => block.split('\n').slice(1, -1))];
}

function commandErrors(code, scripts) {
  const commands = [...code.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own);
  return commands.filter((name) => !scripts.has(name)).map((name) => `there is no command npm run ${name}`);
}

const SOURCE_FILE = /^[\w.][\w@./-]*\.(tsx?|mjs|cjs|css|proto|md)$/;

/** They describe folders that belong to editors, not to this repository. */
const OF_CONTENT = ['docs/content-packs.md', 'docs/guides/editor.md'];

/** Git does not list what is built or installed. */
const MADE = /(^|\/)(dist|node_modules|\.cache|\.data|test-results|coverage)(\/|$)/;

/** Names of source files, and of folders that end in a slash, in a page. Packages, patterns and URLs do not count. */
function namesIn(text) {
  const names = [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  return [...new Set(names)].filter(
    (name) => !MADE.test(name) && (SOURCE_FILE.test(name) || /^[\w.-]+(\/[\w.-]+)*\/$/.test(name)),
  );
}

/** A page can give a path from the root, from its own folder, or only the end of the path. */
function isNamed(page, name, files) {
  const path = normalize(name);
  const fromPage = normalize(join(dirname(page), name));
  const isFolder = name.endsWith('/');
  return files.some((file) =>
    isFolder
      ? file.startsWith(fromPage) || `/${file}`.includes(`/${path}`)
      : file === fromPage || `/${file}`.endsWith(`/${path}`),
  );
}
