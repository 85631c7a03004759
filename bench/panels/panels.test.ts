import { existsSync } from 'node:fs';
import path from 'node:path';
import { panelsToFollow } from '@komawari/mf-viewer/panels/findPanels';
import { drawnPages } from '@komawari/sample-pack/drawn-pages';
import { analyzeFile } from './analyzeFile';
import { readComic } from './readComic';
import { overlapOf, scoreOf } from './score';

/** One work of each style and each direction. */
const WORKS = ['neon-harbor', 'iron-orchard', 'captain-miso', 'salt-and-starlight', 'small-gods', 'rooftop-signal'];

/** Drawing a chapter takes seconds, or minutes if the processor is shared. */
const DRAWING_MS = 240_000;

describe('panels drawn by our own sample pack', () => {
  it.each(WORKS)(
    'are found in %s in reading order, with few misses and few false ones',
    async (work) => {
      const total = { drawn: 0, found: 0, hits: 0 };
      const disordered: string[] = [];
      for (const { name, width, height, draw, panels, rightToLeft } of drawnPages(work, 1)) {
        // A page with one panel is shown whole, so there is nothing to find.
        if (panels.length < 2) continue;
        const drawn = panels.map(({ x, y, w, h }) => ({ x: x / width, y: y / height, w: w / width, h: h / height }));
        const score = scoreOf(drawn, panelsToFollow((await analyzeFile(draw(), rightToLeft)).panels));
        total.drawn += score.drawn;
        total.found += score.found;
        total.hits += score.hits;
        if (!score.isInOrder) disordered.push(name);
      }
      expect(disordered).toEqual([]);
      expect(total.drawn).toBeGreaterThan(10);
      expect(total.hits / total.drawn).toBeGreaterThanOrEqual(0.95);
      expect(total.hits / total.found).toBeGreaterThanOrEqual(0.95);
    },
    DRAWING_MS,
  );
});

const COMICS = process.env.KOMAWARI_COMICS ?? path.resolve(__dirname, '../../../shared/comics');
const HAS_COMICS = existsSync(path.join(COMICS, 'pepper-and-carrot'));

const REASON = HAS_COMICS ? '' : ` (there are none in ${COMICS}; KOMAWARI_COMICS names their folder)`;

(HAS_COMICS ? describe : describe.skip)(`real comics${REASON}`, () => {
  const look = async (file: string, isRtl = false) => {
    const pages = await readComic(path.join(COMICS, file));
    return Promise.all(pages.map((page) => analyzeFile(page, isRtl)));
  };

  it('have three panels below each other found in their place', async () => {
    const pages = await look('pepper-and-carrot/en/Pepper and Carrot [en] 001.cbz');
    const thirds = [0, 1, 2].map((row) => ({ x: 0.04, y: 0.03 + row * 0.322, w: 0.92, h: 0.31 }));
    for (const page of pages.slice(2, 4)) {
      const found = panelsToFollow(page.panels);
      expect(found).toHaveLength(3);
      found.forEach((box, row) => expect(overlapOf(box, thirds[row]!)).toBeGreaterThan(0.8));
    }
  });

  it('have no panels on covers, credits and a strip without frames', async () => {
    const [cover, title] = await look('pepper-and-carrot/en/Pepper and Carrot [en] 002.cbz');
    expect([cover, title].map((page) => panelsToFollow(page!.panels))).toEqual([[], []]);
    const birds = (await look("vertical-strip/A Bird's Eye 001.cbz")).slice(2);
    expect(birds.flatMap(({ panels }) => panelsToFollow(panels))).toEqual([]);
  });

  it('have their panels read from right to left', async () => {
    const pages = await look('right-to-left/Haruko 001.cbz', true);
    // The third page: two panels below each other on the left, after the tall one on the right.
    const [tall, upper, lower] = panelsToFollow(pages[2]!.panels);
    expect(tall!.x).toBeGreaterThan(upper!.x + upper!.w - 0.05);
    expect(lower!.y).toBeGreaterThan(upper!.y + upper!.h - 0.05);
  });

  it('have gaps in a strip at which a step can stop', async () => {
    const birds = (await look("vertical-strip/A Bird's Eye 001.cbz")).slice(2, 6);
    for (const { gaps } of birds) expect(gaps.length).toBeGreaterThan(3);
  });
});
