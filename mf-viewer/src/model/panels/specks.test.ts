import { withoutSpecks } from './specks';

const [WIDTH, HEIGHT] = [50, 40];

/** Paper with square areas of art, given by their side lengths. */
function paperWith(...squares: { x: number; y: number; side: number }[]): Uint8Array {
  const paper = new Uint8Array(WIDTH * HEIGHT).fill(1);
  for (const { x, y, side } of squares) {
    for (let row = y; row < y + side; row += 1) paper.fill(0, row * WIDTH + x, row * WIDTH + x + side);
  }
  return paper;
}

const artOf = (paper: Uint8Array) => paper.filter((isPaper) => isPaper === 0).length;
const clean = (paper: Uint8Array) => withoutSpecks({ width: WIDTH, height: HEIGHT }, paper);

test('withoutSpecks turns a page number into paper', () => {
  expect(artOf(clean(paperWith({ x: 10, y: 30, side: 2 })))).toBe(0);
});

test('withoutSpecks keeps a panel', () => {
  const paper = paperWith({ x: 5, y: 5, side: 20 });
  expect(clean(paper)).toEqual(paper);
});

test('withoutSpecks measures each connected piece separately, so many specks do not count as a panel', () => {
  const specks = Array.from({ length: 12 }, (_, i) => ({ x: 4 * i, y: 1, side: 2 }));
  const panel = { x: 10, y: 10, side: 20 };
  expect(artOf(clean(paperWith(...specks, panel)))).toBe(400);
});

test('pieces that touch at an edge count as one, and those that touch at a corner as two', () => {
  const edge = paperWith({ x: 10, y: 10, side: 2 }, { x: 12, y: 10, side: 2 }, { x: 14, y: 10, side: 2 });
  const corner = paperWith({ x: 10, y: 10, side: 2 }, { x: 12, y: 12, side: 2 }, { x: 14, y: 14, side: 2 });
  expect([artOf(clean(edge)), artOf(clean(corner))]).toEqual([12, 0]);
});

test('the end of one row is not adjacent to the start of the next', () => {
  const paper = new Uint8Array(WIDTH * HEIGHT).fill(1);
  for (const row of [10, 11]) paper.fill(0, row * WIDTH + WIDTH - 2, row * WIDTH + WIDTH);
  for (const row of [11, 12]) paper.fill(0, row * WIDTH, row * WIDTH + 2);
  expect(artOf(clean(paper))).toBe(0);
});

test('withoutSpecks does not mutate its input', () => {
  const paper = paperWith({ x: 10, y: 30, side: 2 });
  const before = paper.slice();
  clean(paper);
  expect(paper).toEqual(before);
});
