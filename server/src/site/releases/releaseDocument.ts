import { LOCALES } from '@komawari/shared-domain';
import {
  CONTRACT_VERSION,
  DATA_DEPENDENCIES,
  needProblem,
  type RemoteRelease,
  type ShellRelease,
} from '@komawari/shared-state/contract';
import { z } from 'zod';

/** A file's place below its release: no way up, nothing hidden. */
const fileName = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'is not the name of a file of the release');

const messages = z.record(z.enum(LOCALES), fileName);
const integrity = z.record(fileName, z.string().regex(/^sha(256|384|512)-[\w+/=]+$/, 'is not an integrity hash'));
const files = { version: z.string().regex(/^[\w][\w.+-]*$/, 'is not a version'), messages, integrity };

const loaded = { js: z.array(fileName), css: z.array(fileName) };
const pages = z.record(z.string(), z.object(loaded));

/** A shell of before has no opening; its page begins empty. */
const opening = z.record(z.enum(LOCALES), z.string()).optional();

const chrome = z.enum(['main', 'webview', 'none']);
const routePath = z.string().startsWith('/');

const shellRoute = z.union([
  z.object({ path: routePath, page: z.string(), chrome }),
  z.object({ path: z.union([routePath, z.literal('*')]), redirectTo: routePath }),
]);

const shellDocument = z.object({
  ...files,
  js: z.array(fileName).min(1),
  css: z.array(fileName),
  routes: z.array(shellRoute),
  opening,
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
});

const remoteDocument = z.object({
  ...files,
  name: z.string().regex(/^(?!shell$)[a-z]\w*$/, 'is not the name of a remote'),
  contract: z.literal(CONTRACT_VERSION, {
    error: ({ input }) =>
      `is ${String(input)}, and this site mounts remotes of contract ${CONTRACT_VERSION}: build the remote against it`,
  }),
  entry: fileName,
  routes: z.array(
    z.strictObject({
      path: routePath,
      page: z.string(),
      chrome,
      data: z.array(dataNeed).optional(),
      preloadsPicture: z.boolean().optional(),
    }),
  ),
  pages,
  webview: z.object({ ...loaded, js: loaded.js.min(1), pages, messages, integrity }).optional(),
});

/** A release that cannot be part of the site, with the reason. */
export class ReleaseRefusedError extends Error {
  override name = 'ReleaseRefusedError';
}

/** The shell's `release.json`, as it was built. */
export function readShellDocument(document: unknown, baseUrl: string): ShellRelease {
  return { ...checked(shellDocument, document, 'shell'), baseUrl };
}

/** A remote's `release.json`, as it was built. */
export function readRemoteDocument(document: unknown, baseUrl: string): RemoteRelease {
  const release = checked(remoteDocument, document, baseUrl);
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
  return { ...release, baseUrl };
}

function checked<Schema extends z.ZodType>(schema: Schema, document: unknown, what: string): z.infer<Schema> {
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).slice(0, 3);
  throw new ReleaseRefusedError(`The release.json of ${what} cannot be used: ${problems.join('; ')}.`);
}
