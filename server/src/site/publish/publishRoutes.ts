import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import type { Database } from '../../database/Database';
import { changeSwitches, readSwitches } from '../../database/switches';
import { readHistory } from '../deployments/deploymentStore';
import { createToken, EVERYTHING, listTokens, revokeToken, type TokenHolder } from '../deployments/tokenStore';
import { FileRefusedError, MAX_FILE_BYTES, type ReleaseFiles } from '../releases/releaseFiles';
import { listReleases } from '../releases/releaseStore';
import type { Switches } from '../switches/createSwitches';
import { describeHolder } from './describeHolder';
import { holderOfRequest } from './holderOfRequest';
import type { Outcome, Publisher } from './publisher';
import { RequestRefusedError } from './RequestRefusedError';
import { changeRequest, missingRequest, publishRequest, switchRequest, tokenRequest } from './requests';

export interface PublishInputs {
  db: Database;
  clock: Clock;
  files: ReleaseFiles;
  publisher: Publisher;
  switches: Switches;
  options: Pick<SiteOptions, 'regionHeader'>;
  /** Says why pages of a release could not be rendered, by its name and version. */
  rendering: { renderer: { lastFailures: () => Readonly<Record<string, { address: string; reason: string }>> } };
}

type PublishEnv = { Variables: { holder: TokenHolder } };

const MAX_JSON_BYTES = 4 * 1024 * 1024;
const LISTED = 50;
const READ_ONLY = 'The site is read-only, and nothing can be published. An operator ends that with: komawari read-only off';
const MAX_LISTED = 1000;

/** The calls for teams and operators, below `/-`. A token identifies the caller; a reader's session has no meaning here. */
export function publishRoutes({ db, clock, files, publisher, switches, options, rendering }: PublishInputs): Hono<PublishEnv> {
  const app = new Hono<PublishEnv>();
  const json = bodyLimit({ maxSize: MAX_JSON_BYTES, onError: (c) => problem(c, 413, 'The request is too large.') });
  const file = bodyLimit({ maxSize: MAX_FILE_BYTES, onError: (c) => problem(c, 413, 'The file is larger than 16 MiB.') });

  app.use(async (c, next) => {
    if (!c.req.header('Authorization')?.startsWith('Bearer '))
      return problem(c, 401, 'Authenticate with a token: Authorization: Bearer kmw_…');
    const holder = await holderOfRequest(c, db);
    if (!holder)
      return problem(c, 401, 'This token is not known here, or was revoked. An operator makes another: komawari token create');
    c.set('holder', holder);
    const isWrite = c.req.method !== 'GET' && !c.req.path.endsWith('/switches');
    if (isWrite && (await switches.state()).isReadOnly) return problem(c, 409, READ_ONLY);
    c.header('Cache-Control', 'no-store');
    return next();
  });
  app.onError((error, c) => {
    if (error instanceof RequestRefusedError) return c.json({ error: error.message, report: error.report }, error.status);
    if (error instanceof FileRefusedError) return problem(c, 422, error.message);
    throw error;
  });

  app.post('/files/missing', json, async (c) => {
    const { integrities } = await bodyOf(c, missingRequest);
    return c.json({ missing: await files.missing(integrities) });
  });
  app.put('/files', file, async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    await files.store(c.req.query('integrity') ?? '', { bytes, isBrotli: c.req.header('Content-Encoding') === 'br' });
    return c.body(null, 204);
  });
  app.post('/releases', json, async (c) => outcome(c, await publisher.publish(await bodyOf(c, publishRequest), c.var.holder)));
  app.get('/releases', async (c) => {
    const releases = await listReleases(db, LISTED, c.req.query('name'));
    return c.json({ releases: releases.map(({ document: _document, ...release }) => release) });
  });

  app.get('/deployments', async (c) => {
    const asked = Number(c.req.query('limit') ?? LISTED);
    const deployments = await readHistory(db, Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_LISTED) : LISTED);
    return c.json({ you: { ...c.var.holder, who: describeHolder(c.var.holder) }, deployments });
  });
  app.post('/deployments', json, async (c) => outcome(c, await publisher.change(await bodyOf(c, changeRequest), c.var.holder)));

  app.get('/renderings/failures', (c) => c.json({ failures: rendering.renderer.lastFailures() }));

  app.get('/switches', async (c) => {
    const state = await switches.state();
    return c.json({ state, knowsRegions: options.regionHeader !== undefined, changes: await readSwitches(db, LISTED) });
  });
  app.post('/switches', json, async (c) => {
    operatorsOnly(c.var.holder);
    const { why, ...change } = await bodyOf(c, switchRequest);
    const changed = await changeSwitches(db, change, { at: clock(), who: describeHolder(c.var.holder), why });
    switches.expire();
    return c.json({ change: changed ?? null, state: await switches.state() });
  });

  app.get('/tokens', async (c) => {
    operatorsOnly(c.var.holder);
    return c.json({ tokens: await listTokens(db) });
  });
  app.post('/tokens', json, async (c) => {
    operatorsOnly(c.var.holder);
    const { remote = EVERYTHING, label = remote === EVERYTHING ? 'operator' : remote } = await bodyOf(c, tokenRequest);
    return c.json(await createToken(db, { scope: remote, label, createdBy: describeHolder(c.var.holder) }, clock()), 201);
  });
  app.delete('/tokens/:id', async (c) => {
    operatorsOnly(c.var.holder);
    const id = c.req.param('id');
    return (await revokeToken(db, id, clock())) ? c.body(null, 204) : problem(c, 404, `There is no token ${id}.`);
  });
  app.all('*', (c) => problem(c, 404, 'There is no such call.'));
  return app;
}

function operatorsOnly(holder: TokenHolder): void {
  if (holder.scope === EVERYTHING) return;
  throw new RequestRefusedError(
    403,
    `The token "${holder.label}" covers only ${holder.scope}; this needs the token of an operator.`,
  );
}

async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.infer<Schema>> {
  const result = schema.safeParse(await c.req.json().catch(() => undefined));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new RequestRefusedError(422, `The request is not valid: ${issue?.path.join('.')} ${issue?.message}.`);
}

function outcome(c: Context, { deployment, report }: Outcome): Response {
  return c.json({ deployment: deployment ?? null, report });
}

function problem(c: Context, status: 401 | 404 | 409 | 413 | 422, error: string): Response {
  return c.json({ error }, status, { 'Cache-Control': 'no-store' });
}
