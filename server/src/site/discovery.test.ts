import { z } from 'zod';
import { aBuild } from '../testing/builds';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';

/** Exactly what the AWS frontend-discovery schema (`schema/v1-pre.json` of awslabs/frontend-discovery) allows. */
const DISCOVERY = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.string(),
        fallbackUrl: z.string().optional(),
        metadata: z.strictObject({ integrity: z.string(), version: z.string() }),
        extras: z.record(z.string(), z.unknown()).optional(),
        deployment: z.looseObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
      }),
    ),
  ),
});

let site: PublishingSite;

beforeAll(async () => {
  site = await createPublishingSite();
  await site.publish('shell', '1');
  await site.publish('mf_one', '1', { files: { 'mf-manifest.json': '{"id":"mf_one"}' } });
  await site.publish('mf_two', '1');
});
afterAll(() => site.close());

async function discovered() {
  const { schema, microFrontends } = DISCOVERY.parse(await (await site.request('/frontend-discovery.json')).json());
  expect(schema).toMatch(/\/schema\/v1-pre\.json$/);
  for (const versions of Object.values(microFrontends)) {
    // The schema requires all versions to be different. Its weights must add up to all readers, and one version is the default.
    expect(new Set(versions.map((one) => JSON.stringify(one))).size).toBe(versions.length);
    expect(versions.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? 0), 0)).toBe(100);
    expect(versions.filter(({ deployment }) => deployment?.default)).toHaveLength(1);
  }
  return microFrontends;
}

test('lists live releases in the format of AWS frontend-discovery', async () => {
  expect((await discovered()).mf_one).toEqual([
    {
      url: '/remotes/mf-one/1/remoteEntry.js',
      metadata: { integrity: expect.stringMatching(/^sha384-/), version: '1' },
      deployment: { traffic: 100, default: true },
      extras: expect.objectContaining({ manifest: '/remotes/mf-one/1/mf-manifest.json' }),
    },
  ]);
  expect((await discovered()).shell).toHaveLength(1);
});

test('serves the manifest of a remote beside its files', async () => {
  const manifest = await site.request('/remotes/mf-one/1/mf-manifest.json');
  expect(manifest.headers.get('Content-Type')).toBe('application/json');
  expect(await manifest.json()).toEqual({ id: 'mf_one' });
});

test('lists a canary beside the base, each with its share of traffic', async () => {
  await site.publishBuilds([aBuild('mf_one', '2')], { canary: 12.5 });
  const { mf_one: one, mf_two: two } = await discovered();
  expect(one?.map(({ metadata, deployment }) => [metadata.version, deployment])).toEqual([
    ['1', { traffic: 87.5, default: true }],
    ['2', { traffic: 12.5, default: false }],
  ]);
  expect(two?.map(({ deployment }) => deployment)).toEqual([{ traffic: 100, default: true }]);
});
