import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { packageOf, ROOT } from '../workspace.mjs';

/** What the pages for people name: every file, folder, command and place of another page has to be there. */
export function checkDocs({ say }) {
  const house = readHouse();
  const counts = { passed: 0, failed: 0, fixHint: 'name what is there, or put it back' };
  for (const page of [...house.pages.keys()].sort()) {
    const errors = errorsIn(page, house);
    counts[errors.length === 0 ? 'passed' : 'failed'] += 1;
    for (const error of errors) say(`${page}: ${error}`);
  }
  return Promise.resolve(counts);
}

/** The repository as far as pages can speak of it. */
function readHouse() {
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

/** Git lists a file that was deleted until that is committed. */
function isThere(file) {
  try {
    readFileSync(join(ROOT, file));
    return true;
  } catch {
    return false;
  }
}

/**
 * What a page says that is not so.
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

/** Headings as GitHub makes anchors of them. */
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

/** Words set as code: what stands in a line, and each line of a block. */
function codeIn(text) {
  const inLines = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);
  return [...inLines, ...(text.match(BLOCK) ?? []).flatMap((block) => block.split('\n').slice(1, -1))];
}

function commandErrors(code, scripts) {
  const commands = [...code.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own);
  return commands.filter((name) => !scripts.has(name)).map((name) => `there is no command npm run ${name}`);
}

const SOURCE_FILE = /^[\w.][\w@./-]*\.(tsx?|mjs|cjs|css|proto|md)$/;

/** They tell editors of folders of their own. */
const OF_CONTENT = ['docs/content-packs.md', 'docs/guides/editor.md'];

/** What is built or installed is in no listing. */
const MADE = /(^|\/)(dist|node_modules|\.cache|\.data|test-results|coverage)(\/|$)/;

/** Names of source files, and of folders that end in a slash, in the lines of a page; packages, patterns and addresses are none. */
function namesIn(text) {
  const names = [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
  return [...new Set(names)].filter(
    (name) => !MADE.test(name) && (SOURCE_FILE.test(name) || /^[\w.-]+(\/[\w.-]+)*\/$/.test(name)),
  );
}

/** A path is given from the root, from where the page is, or by its end. */
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
