import fc from 'fast-check';
import { aBuild } from '../../testing/builds';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';
import { changedJson, fuzzRuns, jsonChange } from '../../testing/hostileValues';
import { leakIn } from '../../testing/leaks';

const { limitMs, ...RUNS } = fuzzRuns(75);

let site: PublishingSite;
let version = 1;
/** Whether something is live that the next case must not find. */
let isDirty = true;

beforeAll(async () => {
  site = await createPublishingSite();
});
afterAll(() => site.close());

async function asNew(): Promise<void> {
  if (!isDirty) return;
  await site.reset();
  await site.publishBuilds(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
  isDirty = false;
}

/** Nested far deeper than any of our programs can recurse. */
const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

test.each([
  ['/-/releases', DEEP],
  ['/-/releases', `{"why":"a test","releases":[${DEEP}]}`],
  ['/-/releases', `{"why":"a test","releases":[{"name":"mf_one","version":"1","routes":${DEEP}}]}`],
  ['/-/deployments', `{"why":${DEEP},"action":"promote"}`],
  ['/-/switches', `{"why":"a test","regions":${DEEP}}`],
])('%s rejects deeply nested JSON', async (path, body) => {
  site.problems.length = 0;
  const headers = { Authorization: `Bearer ${site.operator}`, 'Content-Type': 'application/json' };
  const { status } = await site.request(path, { method: 'POST', headers, body });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(site.problems).toEqual([]);
});

test.each(['mf_one', 'shell'])(
  'a corrupted release of %s is rejected with a reason, or pages still work',
  async (name) => {
    const { document } = aBuild(name, '1');
    await fc.assert(
      fc
        .asyncProperty(fc.array(jsonChange, { minLength: 1, maxLength: 3 }), async (changes) => {
          site.problems.length = 0;
          const next = { ...document, version: `v${(version += 1)}` };
          const release = changes.reduce<unknown>(changedJson, next);
          const { status, error, report } = await site.callPublishing('/releases', { releases: [release], why: 'a test' });
          expect(status).toBeLessThan(500);
          if (status === 200) isDirty = true;
          else expect(error ?? report).toBeTruthy();
          expect(leakIn(JSON.stringify([error, report]))).toBeUndefined();
          for (const path of ['/', '/mf_one', '/icon-192.png', '/manifest.webmanifest', '/frontend-discovery.json']) {
            const answer = await site.request(path);
            expect([path, answer.status]).toEqual([path, expect.not.stringMatching(/^5/)]);
            expect(answer.status).toBeLessThan(500);
            await answer.text();
          }
          expect(site.problems).toEqual([]);
        })
        .beforeEach(asNew),
      RUNS,
    );
  },
  limitMs,
);
