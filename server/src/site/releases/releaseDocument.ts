import { LOCALES, type Locale } from '@komawari/shared-domain';
import {
  CONTRACT_VERSION,
  DATA_DEPENDENCIES,
  needProblem,
  type ReleaseRecord,
  type RemotePageFiles,
  type RemoteRelease,
  type ShellRelease,
} from '@komawari/shared-state/contract';
import { z } from 'zod';

/** The shell's name among the releases. */
export const SHELL = 'shell';

/** A file's path inside its release: no parent folders, no hidden files. */
const fileName = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'is not the name of a file of the release');

const messages = z.record(z.enum(LOCALES), fileName);
const integrity = z.record(fileName, z.string().regex(/^sha384-[\w+/]{64}$/, 'is not a hash of sha384'));
const server = z.object({ entry: fileName }).optional();
const contract = z.literal(CONTRACT_VERSION, {
  error: ({ input }) =>
    `is ${String(input)}, and this site composes releases of contract ${CONTRACT_VERSION}: build it against that`,
});
const built = z.object({
  at: z.string(),
  commit: z.string().optional(),
  isCommitted: z.boolean().optional(),
  by: z.string().optional(),
});
const files = {
  version: z.string().regex(/^[\w][\w.+-]{0,79}$/, 'is not a version'),
  contract,
  messages,
  integrity,
  sizes: z.record(fileName, z.number()),
  shares: z.record(z.string(), z.object({ version: z.string(), range: z.string() })),
  uses: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  provides: z.record(z.string(), z.array(z.string())).optional(),
  wire: z.record(z.string(), z.string()).optional(),
  modules: z.record(fileName, z.array(z.object({ name: z.string(), bytes: z.number(), importedBy: z.string() }))).optional(),
  built,
  server,
};

const loadedFiles = z.object({ js: z.array(fileName), css: z.array(fileName) });
const pages = z.record(z.string(), loadedFiles);
const remotePages = z.record(z.string(), loadedFiles.extend({ early: fileName.optional() }));

/** An older shell has no opening; its page starts empty. */
const opening = z.record(z.enum(LOCALES), z.string()).optional();

/** The HTML contains it unchanged, so it must not contain anything that would end the script element or start a comment. */
const startScript = z
  .string()
  .max(8192)
  .regex(/^(?!.*(?:<\/script|<!--))/is, 'cannot stand in HTML');

const chrome = z.enum(['main', 'webview', 'none']);
const routePath = z.string().startsWith('/');

const shellRoute = z.union([
  z.object({ path: routePath, page: z.string(), chrome }),
  z.object({ path: z.union([routePath, z.literal('*')]), redirectTo: routePath }),
]);

const shellDocument = z.object({
  ...files,
  name: z.literal(SHELL),
  js: z.array(fileName).min(1),
  css: z.array(fileName),
  routes: z.array(shellRoute),
  opening,
  startScript: startScript.optional(),
  preloadsLetters: z.boolean().optional(),
  takesOutline: z.boolean().optional(),
});

const chosenValue = z.object({
  from: z.enum(['address', 'cookie']),
  name: z.string(),
  oneOf: z.tuple([z.string()], z.string()),
});
const dataNeed = z.object({
  path: z.string(),
  query: z.record(z.string(), z.union([z.string(), chosenValue])).optional(),
  dependsOn: z.array(z.enum(DATA_DEPENDENCIES)).optional(),
  isPersonal: z.boolean().optional(),
  isSafe: z.boolean().optional(),
});

const remote = {
  name: z.string().regex(/^(?!shell$)[a-z]\w{0,39}$/, 'is not the name of a remote'),
  contract,
  entry: fileName,
  routes: z.array(
    z.strictObject({
      path: routePath,
      page: z.string(),
      chrome,
      data: z.array(dataNeed).optional(),
      preloadsPicture: z.boolean().optional(),
      next: routePath.optional(),
    }),
  ),
};

const remoteDocument = z.object({
  ...files,
  ...remote,
  pages: remotePages,
  webview: loadedFiles.extend({ js: z.array(fileName).min(1), pages, messages, integrity, server }).optional(),
});

/** The document of a remote that a developer's machine serves during development (tooling/dev). */
const sourceDocument = z.object({
  ...remote,
  baseUrl: z.url({ protocol: /^https?$/, error: 'is not the address of a folder' }).endsWith('/', 'has to end in a slash'),
});

/** A release that cannot be part of the site. The message gives the reason. */
export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError';
}

/**
 * A release in the form that the server works with. The rest of what it says about itself (`ReleaseRecord`) stays in its
 * document.
 */
export type Release = ShellRelease | RemoteRelease;

/** The contents of a `release.json`: the release, and what it says about itself. */
export interface ReadRelease {
  release: Release;
  record: ReleaseRecord;
}

/**
 * Reads a `release.json` as it was built. The URL of its files follows from name and version.
 * @throws ReleaseRefusedError when it cannot be part of a site
 */
export function readRelease(document: unknown): ReadRelease {
  const isShell = nameOf(document) === SHELL;
  const { sizes, shares, uses, provides, wire, modules, built, ...parts } = isShell
    ? checked(shellDocument, document)
    : withPages(checked(remoteDocument, document));
  const release = { ...parts, baseUrl: baseUrlOf(parts.name, parts.version) };
  refuseWithoutHash(release);
  return { release, record: { sizes, shares, uses, provides, wire, modules, built } };
}

/**
 * Reads the document of a remote that a developer's machine serves. Its files have no hashes, because they change with each save.
 * @throws ReleaseRefusedError when it cannot be part of a site
 */
export function readSourceRelease(document: unknown): RemoteRelease {
  const source = checked(sourceDocument, document);
  const pages = Object.fromEntries(source.routes.map(({ page }) => [page, { js: [], css: [] }]));
  // These are webpack's names in a build without hashes (tooling/webpack.mjs).
  const messages = Object.fromEntries(LOCALES.map((locale) => [locale, `messages-${locale}-json.js`])) as Record<Locale, string>;
  return { ...source, version: 'source', pages, messages, integrity: {}, isFromSource: true };
}

/** The URL of a release's files: `/shell/<version>/`, `/remotes/<package>/<version>/`. */
function baseUrlOf(name: string, version: string): string {
  return name === SHELL ? `/shell/${version}/` : `/remotes/${name.replaceAll('_', '-')}/${version}/`;
}

export function isShell(release: Release): release is ShellRelease {
  return release.name === SHELL;
}

/** Every file that a release names, with its hash: files of the composed site and of webviews. */
export function allFiles(release: Release): Readonly<Record<string, string>> {
  return isShell(release) ? release.integrity : { ...release.integrity, ...release.webview?.integrity };
}

/**
 * Browsers verify the hash of every file that they load. So each of these files needs one, and so do the files that the server
 * renders with.
 */
function refuseWithoutHash(release: Release): void {
  const own = isShell(release)
    ? filesOf([release], release.messages)
    : [release.entry, ...filesOf(Object.values(release.pages), release.messages)];
  const webview = isShell(release) ? undefined : release.webview;
  const named = [
    { integrity: release.integrity, files: own },
    { integrity: allFiles(release), files: serverFiles(release) },
  ];
  if (webview) {
    const files = filesOf([webview, ...Object.values(webview.pages)], webview.messages);
    named.push({ integrity: webview.integrity, files }, { integrity: allFiles(release), files: serverFiles(webview) });
  }
  for (const { integrity, files } of named) {
    const bare = files.find((file) => !Object.hasOwn(integrity, file));
    if (bare) throw new ReleaseRefusedError(`The release.json of ${release.name} names ${bare}, which has no hash in it.`);
  }
}

function serverFiles({ server }: { server?: { entry: string } | undefined }): string[] {
  return server ? [server.entry] : [];
}

function filesOf(loaded: readonly RemotePageFiles[], words: Readonly<Record<string, string>>): string[] {
  return [...loaded.flatMap(({ js, css, early }) => [...js, ...css, ...(early ? [early] : [])]), ...Object.values(words)];
}

/** Checks that every page of every route was built, and that its data can be requested. */
function withPages(release: z.infer<typeof remoteDocument>): z.infer<typeof remoteDocument> {
  const unknown = release.routes.find(({ page }) => !(page in release.pages));
  if (unknown)
    throw new ReleaseRefusedError(
      `${release.name}: the route ${unknown.path} names a page "${unknown.page}" that was not built.`,
    );
  for (const { path, data = [] } of release.routes) {
    const problem = data.map((need) => needProblem(path, need)).find(Boolean);
    if (problem) throw new ReleaseRefusedError(`${release.name}: the data of ${path} cannot be asked for: ${problem}.`);
  }
  const notBuilt = release.routes.find(
    ({ chrome, page }) => release.webview && chrome === 'webview' && !(page in release.webview.pages),
  );
  if (notBuilt)
    throw new ReleaseRefusedError(`${release.name}: the page "${notBuilt.page}" was not built to be shown without the shell.`);
  return release;
}

function checked<Schema extends z.ZodType>(schema: Schema, document: unknown): z.infer<Schema> {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).slice(0, 3);
  throw new ReleaseRefusedError(`The release.json of ${nameOf(document) ?? 'a release'} cannot be used: ${problems.join('; ')}.`);
}

function nameOf(document: unknown): string | undefined {
  const isNamed = typeof document === 'object' && document !== null && 'name' in document;
  return isNamed && typeof document.name === 'string' ? document.name : undefined;
}
