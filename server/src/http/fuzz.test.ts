import { decodeResponse } from '@komawari/shared-proto';
import fc from 'fast-check';
import { aBuild } from '../testing/builds';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';
import { MARA } from '../testing/createTestSite';
import { hostileRequest } from '../testing/hostileRequest';
import { fuzzRuns } from '../testing/hostileValues';
import { leakIn } from '../testing/leaks';

const { limitMs, ...RUNS } = fuzzRuns(3_000);

let site: PublishingSite;
let likely: string[];
beforeAll(async () => {
  site = await createPublishingSite();
  await site.publishBuilds(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
  const { title, chapters } = await site.addSerial(3);
  const chapter = chapters[0]!;
  await site.addPages(chapter.id, 2);
  const comment = await site.addComment({ chapterId: chapter.id });
  const ids = [title.id, chapter.id, comment.id].map(String);
  likely = [
    ...ids,
    'eng',
    'tha',
    'en',
    'th',
    'high',
    'yes',
    'no',
    'top',
    'newest',
    '50',
    'json',
    'terms',
    'survey',
    title.portraitImage,
  ];
});
afterAll(() => site.close());

test(
  'no request makes the server fail, hang or leak internals',
  async () => {
    const routes = site.app.routes.filter(({ path, method }) => path !== '/*' || method === 'GET');
    const token = await site.tokenFor('mf_one');
    await fc.assert(
      fc.asyncProperty(hostileRequest({ routes, likely, session: MARA, token }), async ({ path, init }) => {
        site.problems.length = 0;
        const response = await site.request(path, init);
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect(response.status).toBeLessThan(500);
        const isWire = response.headers.get('Content-Type') === 'application/octet-stream' && path.startsWith('/api/');
        const isPlain = init.method !== 'HEAD' && response.status === 200 && !response.headers.has('Content-Encoding');
        if (isWire && isPlain) decodeResponse(bytes);
        expect(leakIn(new TextDecoder().decode(bytes))).toBeUndefined();
        // An internal error of the server looks like other API answers, but it is in the log.
        expect(site.problems).toEqual([]);
      }),
      RUNS,
    );
  },
  limitMs,
);
