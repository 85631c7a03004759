import { aComposition } from './testing/aComposition';
import { wholeComposition } from './wholeComposition';

const whole = aComposition();
const realFetch = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A site that gives these responses in order, and the record of what was requested. */
function answering(...answers: readonly Response[]) {
  const asked: (string | undefined)[][] = [];
  const left = [...answers];
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init?.cache]);
    return left.shift() ?? Promise.reject(new Error('nobody is there'));
  };
  return asked;
}

const anOutline = () => ({ ...whole, remotes: whole.remotes.map((remote) => ({ ...remote, integrity: {} })), wholeAt: '/whole' });

test('the whole composition is requested once for several callers', async () => {
  const outline = anOutline();
  const asked = answering(Response.json(whole));
  expect(await Promise.all([wholeComposition(outline), wholeComposition(outline)])).toEqual([whole, whole]);
  expect(asked).toEqual([['/whole', 'default']]);
});

test('after a failure the composition is requested again, past the HTTP cache', async () => {
  const outline = anOutline();
  const asked = answering(new Response('', { status: 502 }), new Response('<p>'), Response.json(whole));
  await expect(wholeComposition(outline)).rejects.toThrow('/whole answered 502');
  await expect(wholeComposition(outline)).rejects.toThrow('JSON');
  expect(await wholeComposition(outline)).toEqual(whole);
  expect(asked.map(([, cache]) => cache)).toEqual(['default', 'reload', 'reload']);
});

test('a page that contains the whole composition sends no request', async () => {
  const asked = answering();
  expect(await wholeComposition(whole)).toBe(whole);
  expect(asked).toEqual([]);
});
