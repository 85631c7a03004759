import { untilDrawn } from './untilDrawn';

/** A stage with these pages, below a layer that shows the first two. */
function setup(states: Record<number, string>) {
  document.body.innerHTML = `
    <main>
      ${Object.entries(states).map(([page, state]) => `<div data-page="${page}" data-state="${state}"><img></div>`)}
      <div id="layer"><i data-first-page="1"></i><i data-first-page="2"></i></div>
    </main>`;
  const decoded: (() => void)[] = [];
  for (const picture of document.images) picture.decode = () => new Promise<void>((resolve) => decoded.push(resolve));
  let listener: () => void = () => undefined;
  const pages = { subscribe: (told: () => void) => [(listener = told), () => undefined][1]! };
  const onDrawn = jest.fn();
  const stop = untilDrawn(document.getElementById('layer')!, pages, onDrawn);
  const page = (number: number) => document.querySelector<HTMLElement>(`[data-page="${number}"]`)!;
  return { stop, onDrawn, page, tell: () => listener(), decode: () => decoded.splice(0).forEach((done) => done()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aFrame = () => jest.advanceTimersByTimeAsync(60);

test('calls back once the stage shows every page of the layer with its picture decoded', async () => {
  const { onDrawn, page, tell, decode } = setup({ 1: 'ready', 2: 'waiting' });
  await aFrame();
  expect(onDrawn).not.toHaveBeenCalled();
  page(2).dataset.state = 'ready';
  tell();
  await aFrame();
  expect(onDrawn).not.toHaveBeenCalled();
  decode();
  await aFrame();
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test('does not decode a picture again that the layer already shows from the same URL', async () => {
  const { onDrawn, page, tell } = setup({ 1: 'ready', 2: 'ready' });
  const layer = document.getElementById('layer')!;
  layer.innerHTML += '<img src="blob:one" data-shown=""><img src="blob:two" data-shown="">';
  page(1).querySelector('img')!.src = 'blob:one';
  page(2).querySelector('img')!.src = 'blob:three';
  await aFrame();
  expect(onDrawn).not.toHaveBeenCalled();
  page(2).querySelector('img')!.src = 'blob:two';
  tell();
  await aFrame();
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test.each([
  ['failed to load', { 1: 'failed', 2: 'ready' }],
  ['is far from those of the layer', { 7: 'ready', 8: 'ready' }],
])('does not keep the layer over a stage whose page %s', async (_what, states) => {
  const { onDrawn, decode } = setup(states);
  await aFrame();
  decode();
  await aFrame();
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'wheel', 'keydown', 'resize'])('calls back once on %s', async (move) => {
  const { onDrawn } = setup({ 1: 'waiting', 2: 'waiting' });
  dispatchEvent(new Event(move));
  dispatchEvent(new Event(move));
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test('does not call back after it was stopped', async () => {
  const { stop, onDrawn, decode } = setup({ 1: 'ready', 2: 'ready' });
  await aFrame();
  stop();
  decode();
  await aFrame();
  expect(onDrawn).not.toHaveBeenCalled();
});
