import type { PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage } from './fetchPage';
import { createPagePipeline } from './pagePipeline';

const page = (name: string): PageSource => ({ imageUrl: name, encryptionKey: '' });
const pages = (names: string) => [...names].map(page);

/** A pipeline whose loads the test answers by hand. */
function setup() {
  const loads: { name: string; signal: AbortSignal; answer: (page: FetchedPage) => void }[] = [];
  const held = new Set<string>();
  let made = 0;
  const pipeline = createPagePipeline(
    ({ imageUrl, isFresh }, signal) =>
      new Promise((answer) => loads.push({ name: isFresh ? imageUrl.toUpperCase() : imageUrl, signal, answer })),
    {
      createObjectURL: () => {
        const url = `blob:${(made += 1)}`;
        held.add(url);
        return url;
      },
      revokeObjectURL: (url) => void held.delete(url),
    },
  );
  const asked = () => loads.map(({ name }) => name).join('');
  async function answer(name: string, kind: FetchedPage['kind'] = 'picture', bytes = 0) {
    const load = loads.findLast((candidate) => candidate.name === name)!;
    load.answer(kind === 'picture' ? { kind, blob: new Blob([new Uint8Array(bytes)]) } : { kind });
    await Promise.resolve();
  }
  return { pipeline, loads, held, asked, answer };
}

describe('the pages near the reader', () => {
  it('are asked for in the order of need, three at a time', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('abcde'));
    expect(asked()).toBe('abc');
    await answer('b');
    expect(asked()).toBe('abcd');
  });

  it('that are seen have the line for themselves, and what is under way goes on', async () => {
    const { pipeline, loads, asked, answer } = setup();
    pipeline.setQueue(pages('abcde'), 1);
    expect(asked()).toBe('a');
    await answer('a');
    expect(asked()).toBe('abcd');
    pipeline.setQueue(pages('xbcde'), 1);
    expect(asked()).toBe('abcdx');
    expect(loads.filter(({ signal }) => signal.aborted).map(({ name }) => name)).toEqual(['d']);
    await answer('b');
    expect(asked()).toBe('abcdx');
    await answer('x', 'unreachable');
    expect(asked()).toBe('abcdxde');
  });

  it('are asked for in the new order when the reader jumps', async () => {
    const { pipeline, loads, asked, answer } = setup();
    pipeline.setQueue(pages('abcde'));
    pipeline.setQueue(pages('xa'));
    expect(loads.filter(({ signal }) => signal.aborted).map(({ name }) => name)).toEqual(['b', 'c']);
    expect(asked()).toBe('abcx');
    await answer('x');
    expect(pipeline.stateOf(page('x')).kind).toBe('ready');
  });

  it('are tried again when the reader moves on, if they did not come while they were ahead', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('ab'));
    await answer('a');
    await answer('b', 'unreachable');
    expect(pipeline.stateOf(page('b')).kind).toBe('failed');
    pipeline.setQueue(pages('ba'));
    expect(asked()).toBe('abb');
  });

  it('are tried once more past every cache, if they came damaged', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('ab'));
    await answer('a');
    await answer('b', 'corrupt');
    pipeline.setQueue(pages('ba'));
    expect(asked()).toBe('abB');
    await answer('B', 'corrupt');
    pipeline.setQueue(pages('ab'));
    expect(asked()).toBe('abB');
  });

  it('are asked for past every cache when the reader tries a damaged one again, also with a key that is new', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a', 'corrupt');
    pipeline.retry(page('a'));
    expect(asked()).toBe('aA');
    await answer('A', 'corrupt');
    pipeline.setQueue([{ ...page('a'), encryptionKey: 'new' }]);
    expect(asked()).toBe('aAA');
  });

  it('give way to what has become more urgent', async () => {
    const { pipeline, loads, asked, answer } = setup();
    pipeline.setQueue(pages('abc'));
    pipeline.setQueue(pages('xabc'));
    expect(loads.filter(({ signal }) => signal.aborted).map(({ name }) => name)).toEqual(['c']);
    await answer('x');
    expect(asked()).toBe('abcxc');
  });

  it('are counted in bytes, also those that were given back', async () => {
    const { pipeline, answer } = setup();
    pipeline.setQueue(pages('ab'));
    await answer('a', 'picture', 300);
    pipeline.setQueue(pages('b'));
    await answer('b', 'picture', 20);
    expect(pipeline.loadedBytes()).toBe(320);
  });

  it('are fetched anew when the reader says so, past every cache', async () => {
    const { pipeline, held, asked, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a');
    pipeline.reload(page('a'));
    expect(asked()).toBe('aA');
    expect([pipeline.stateOf(page('a')).kind, held.size]).toEqual(['waiting', 0]);
    await answer('A');
    expect([pipeline.stateOf(page('a')).kind, held.size]).toEqual(['ready', 1]);
  });

  it('give their memory back when the reader has left them', async () => {
    const { pipeline, held, answer } = setup();
    pipeline.setQueue(pages('ab'));
    await answer('a');
    await answer('b');
    expect(held.size).toBe(2);
    pipeline.setQueue(pages('b'));
    expect(held.size).toBe(1);
    pipeline.setQueue([]);
    expect(held.size).toBe(0);
    expect(pipeline.stateOf(page('b')).kind).toBe('waiting');
  });

  it('are other pages with another key, and what came with the old one is given back', async () => {
    const { pipeline, held, asked, answer } = setup();
    const renewed = { ...page('a'), encryptionKey: 'new' };
    pipeline.setQueue(pages('a'));
    await answer('a');
    expect(pipeline.stateOf(renewed).kind).toBe('waiting');
    pipeline.setQueue([renewed]);
    expect(asked()).toBe('aa');
    expect(held.size).toBe(0);
    await answer('a');
    expect(pipeline.stateOf(renewed).kind).toBe('ready');
    expect(pipeline.stateOf(page('a')).kind).toBe('waiting');
  });

  it('keep nothing of a page that arrives after it was called off', async () => {
    const { pipeline, held, answer } = setup();
    pipeline.setQueue(pages('a'));
    pipeline.setQueue([]);
    await answer('a');
    expect(held.size).toBe(0);
  });

  it('say what went wrong, and are tried again when asked', async () => {
    const { pipeline, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a', 'unreachable');
    expect(pipeline.stateOf(page('a'))).toEqual({ kind: 'failed', error: 'unreachable' });
    pipeline.retry(page('a'));
    expect(pipeline.stateOf(page('a')).kind).toBe('waiting');
    await answer('a');
    expect(pipeline.stateOf(page('a')).kind).toBe('ready');
  });

  it('are corrupt when the browser cannot decode them', async () => {
    const { pipeline, held, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a');
    pipeline.markCorrupt(page('a'));
    expect(pipeline.stateOf(page('a'))).toEqual({ kind: 'failed', error: 'corrupt' });
    expect(held.size).toBe(0);
  });

  it('tell who follows them', async () => {
    const { pipeline, answer } = setup();
    const seen: string[] = [];
    const stop = pipeline.subscribe(() => seen.push(pipeline.stateOf(page('a')).kind));
    pipeline.setQueue(pages('a'));
    await answer('a');
    stop();
    pipeline.markCorrupt(page('a'));
    expect(seen).toEqual(['ready']);
  });
});

describe('a picture that is shown already', () => {
  const shown: FetchedPage = { kind: 'picture', blob: new Blob(), objectUrl: 'blob:shown' };

  it('keeps its address, until it is not needed any more', async () => {
    const { pipeline, loads, held } = setup();
    held.add('blob:shown');
    pipeline.setQueue(pages('a'));
    loads[0]!.answer(shown);
    await Promise.resolve();
    expect(pipeline.stateOf(page('a'))).toMatchObject({ kind: 'ready', objectUrl: 'blob:shown' });
    expect([...held]).toEqual(['blob:shown']);
    pipeline.setQueue([]);
    expect(held.size).toBe(0);
  });

  it('gives it back where nobody asks for it any more when it comes', async () => {
    const { pipeline, loads, held } = setup();
    held.add('blob:shown');
    pipeline.setQueue(pages('a'));
    pipeline.setQueue([]);
    loads[0]!.answer(shown);
    await Promise.resolve();
    expect(held.size).toBe(0);
  });
});
