import { aComposition } from '../testing/aComposition';
import { createAssetGuard } from './assetGuard';
import { guardWorkers } from './guardWorkers';

const PAGE = 'https://site.example';
const LISTED = `${PAGE}/remotes/mf-catalog/1.0/page.js`;

/** A page that records which workers it started. */
function aPage() {
  const started: unknown[][] = [];
  class Worker {
    constructor(...args: unknown[]) {
      started.push(args);
    }
  }
  // The object has only the part of a page that the code under test uses.
  const page = { Worker } as unknown as typeof globalThis;
  const restore = guardWorkers(page, createAssetGuard(aComposition(), PAGE).workerAddress);
  return { page, started, restore, Worker };
}

test('a worker starts from a file of the composition, under its plain or its cache-busted URL', () => {
  const { page, started } = aPage();
  const options = { name: 'pages' };
  expect(new page.Worker(new URL(LISTED), options)).toBeInstanceOf(page.Worker);
  void new page.Worker('/~r2/remotes/mf-catalog/1.0/page.js');
  expect(started).toEqual([
    [LISTED, options],
    [`${PAGE}/~r2/remotes/mf-catalog/1.0/page.js`, undefined],
  ]);
});

test.each([`${PAGE}/remotes/mf-catalog/1.0/planted.js`, 'https://elsewhere.example/worker.js', 'blob:https://site.example/1'])(
  'a worker does not start from %s',
  (address) => {
    const { page, started } = aPage();
    expect(() => new page.Worker(address)).toThrow('does not list');
    expect(started).toEqual([]);
  },
);

test('the guard can be removed', () => {
  const { page, restore, Worker } = aPage();
  restore();
  expect(page.Worker).toBe(Worker);
});
