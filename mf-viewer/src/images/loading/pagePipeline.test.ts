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

describe('createPagePipeline', () => {
  it('loads pages in queue order, three at a time', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('abcde'));
    expect(asked()).toBe('abc');
    await answer('b');
    expect(asked()).toBe('abcd');
  });

  it('starts no other loads until the visible pages settle, but lets running loads continue', async () => {
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

  it('aborts loads outside the new queue and loads in the new order after a jump', async () => {
    const { pipeline, loads, asked, answer } = setup();
    pipeline.setQueue(pages('abcde'));
    pipeline.setQueue(pages('xa'));
    expect(loads.filter(({ signal }) => signal.aborted).map(({ name }) => name)).toEqual(['b', 'c']);
    expect(asked()).toBe('abcx');
    await answer('x');
    expect(pipeline.stateOf(page('x')).kind).toBe('ready');
  });

  it('retries an unreachable prefetched page when the reader moves on', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('ab'));
    await answer('a');
    await answer('b', 'unreachable');
    expect(pipeline.stateOf(page('b')).kind).toBe('failed');
    pipeline.setQueue(pages('ba'));
    expect(asked()).toBe('abb');
  });

  it('reloads a corrupt prefetched page once, bypassing every cache', async () => {
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

  it('bypasses every cache when a corrupt page is retried, also after it gets a new key', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a', 'corrupt');
    pipeline.retry(page('a'));
    expect(asked()).toBe('aA');
    await answer('A', 'corrupt');
    pipeline.setQueue([{ ...page('a'), encryptionKey: 'new' }]);
    expect(asked()).toBe('aAA');
  });

  it('aborts the least urgent load for a more urgent page and restarts it later', async () => {
    const { pipeline, loads, asked, answer } = setup();
    pipeline.setQueue(pages('abc'));
    pipeline.setQueue(pages('xabc'));
    expect(loads.filter(({ signal }) => signal.aborted).map(({ name }) => name)).toEqual(['c']);
    await answer('x');
    expect(asked()).toBe('abcxc');
  });

  it('counts the bytes of all loaded pages, including released ones', async () => {
    const { pipeline, answer } = setup();
    pipeline.setQueue(pages('ab'));
    await answer('a', 'picture', 300);
    pipeline.setQueue(pages('b'));
    await answer('b', 'picture', 20);
    expect(pipeline.loadedBytes()).toBe(320);
  });

  it('releases a page on reload and fetches it again, bypassing every cache', async () => {
    const { pipeline, held, asked, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a');
    pipeline.reload(page('a'));
    expect(asked()).toBe('aA');
    expect([pipeline.stateOf(page('a')).kind, held.size]).toEqual(['waiting', 0]);
    await answer('A');
    expect([pipeline.stateOf(page('a')).kind, held.size]).toEqual(['ready', 1]);
  });

  it('revokes the object URLs of pages that leave the queue', async () => {
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

  it('treats a page with a new key as another page and releases the old one', async () => {
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

  it('discards a page that arrives after its load was aborted', async () => {
    const { pipeline, held, answer } = setup();
    pipeline.setQueue(pages('a'));
    pipeline.setQueue([]);
    await answer('a');
    expect(held.size).toBe(0);
  });

  it('reports the error of a failed page and loads it again on retry', async () => {
    const { pipeline, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a', 'unreachable');
    expect(pipeline.stateOf(page('a'))).toEqual({ kind: 'failed', error: 'unreachable' });
    pipeline.retry(page('a'));
    expect(pipeline.stateOf(page('a')).kind).toBe('waiting');
    await answer('a');
    expect(pipeline.stateOf(page('a')).kind).toBe('ready');
  });

  it('tries all pages that did not arrive again when the reader tries one of them again', async () => {
    const { pipeline, asked, answer } = setup();
    pipeline.setQueue(pages('abc'));
    await answer('a', 'unreachable');
    await answer('b', 'corrupt');
    await answer('c', 'unreachable');
    pipeline.retry(page('c'));
    expect(asked()).toBe('abcac');
  });

  it('marks a page that cannot be decoded as corrupt and releases it', async () => {
    const { pipeline, held, answer } = setup();
    pipeline.setQueue(pages('a'));
    await answer('a');
    pipeline.markCorrupt(page('a'));
    expect(pipeline.stateOf(page('a'))).toEqual({ kind: 'failed', error: 'corrupt' });
    expect(held.size).toBe(0);
  });

  it('notifies subscribers until they unsubscribe', async () => {
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

describe('createPagePipeline, given a picture that is already shown', () => {
  const shown: FetchedPage = { kind: 'picture', blob: new Blob(), objectUrl: 'blob:shown' };

  it('keeps its object URL until the page leaves the queue', async () => {
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

  it('revokes its object URL when it arrives after the page left the queue', async () => {
    const { pipeline, loads, held } = setup();
    held.add('blob:shown');
    pipeline.setQueue(pages('a'));
    pipeline.setQueue([]);
    loads[0]!.answer(shown);
    await Promise.resolve();
    expect(held.size).toBe(0);
  });
});
