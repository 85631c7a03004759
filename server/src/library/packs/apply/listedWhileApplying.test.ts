import { createContent } from '../../../content/createContent';
import { OPENING_MS, openTestLibrary, type TestLibrary } from '../../testing/comics';
import { makePageFile } from '../../testing/pictures';
import { applyPack } from './applyPack';

const COUNT = 9;

let shelf: TestLibrary;
beforeAll(async () => {
  shelf = await openTestLibrary();
}, OPENING_MS);
afterAll(() => shelf.close());

/** What readers see of the one title at this moment. */
function openContent() {
  const { db, clock } = shelf;
  return createContent({ db, clock, stamp: async () => 'now' });
}

async function listedChapters(): Promise<number[]> {
  const content = openContent();
  const titles = await content.listed.all();
  const chapters = await Promise.all(
    titles.map(async ({ id }) => {
      const { first, latest } = (await content.titleDetails.of(id)).ranges;
      return [...first, ...latest, ...(await content.open.newest({ titleId: id })).map(({ chapterId }) => ({ id: chapterId }))];
    }),
  );
  return chapters.flat().map(({ id }) => id);
}

test('lists only readable chapters while a pack is being applied', async () => {
  const page = await makePageFile();
  const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
  shelf.write({
    'pack.yaml': 'key: sample\nname: Sample\n',
    'works/neon/work.yaml': `direction: ltr
titles:
  en: { name: Neon Harbor, author: Aiko }
chapters:
${numbers.map((number) => `  - { number: ${number}, published: today-${20 - number}d }`).join('\n')}
`,
    ...Object.fromEntries(numbers.map((number) => [`works/neon/chapters/en/${number}/001.png`, page])),
  });
  const looks: Promise<number[]>[] = [];
  const tell: TestLibrary['tell'] = (event) => {
    if (event.kind === 'item' && event.outcome === 'added') looks.push(listedChapters());
  };
  await applyPack({ ...shelf, tell }, shelf.folder);
  const listed = new Set((await Promise.all(looks)).flat());
  expect(looks).toHaveLength(COUNT);
  expect(listed.size).toBe(6);
  const { chapters } = openContent();
  for (const id of listed) expect((await chapters.of(id)).pages).toHaveLength(1);
});
