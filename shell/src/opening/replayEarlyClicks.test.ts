import { captureEarlyClicks } from './captureEarlyClicks';
import { replayEarlyClicks } from './replayEarlyClicks';

captureEarlyClicks();

const click = (id: string) => document.getElementById(id)!.click();
const partOf = (id: string) => (button: Element) => document.getElementById(id)!.contains(button);

/** A page whose buttons have no listeners yet. `takeOver` adds those that stand for React's. */
function setup() {
  globalThis.komawariPresses = [];
  document.body.innerHTML = `
    <header><button id="menu"><svg id="icon"></svg></button></header>
    <main><button id="open"></button><a id="link"></a></main>`;
  const heard: string[] = [];
  const takeOver = (part: 'header' | 'main') =>
    document.querySelector(part)!.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  document.querySelector('header')!.id = 'header';
  document.querySelector('main')!.id = 'main';
  return { heard, takeOver };
}

/** Resolves after everything that was scheduled as soon as possible, because timers with the same delay run in order. */
const later = () => new Promise((resolve) => setTimeout(resolve));

test('an early click on a button is replayed once when its part is hydrated', async () => {
  const { heard, takeOver } = setup();
  document.getElementById('icon')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click('menu');
  click('open');
  click('link');
  takeOver('header');
  replayEarlyClicks({ holds: partOf('header'), isLast: false });
  await later();
  expect(heard).toEqual(['menu']);
  takeOver('main');
  replayEarlyClicks({ holds: partOf('main'), isLast: true });
  await later();
  expect(heard).toEqual(['menu', 'open']);
});

test('a click that React replays itself is not replayed again', async () => {
  const { heard, takeOver } = setup();
  const hydrate = () => {
    takeOver('main');
    replayEarlyClicks({ holds: partOf('main'), isLast: true });
  };
  document.body.addEventListener('click', hydrate, { capture: true, once: true });
  click('open');
  await later();
  expect(heard).toEqual(['open']);
});

test('when a part was rendered again, the click goes to the button with the same name', async () => {
  const { heard, takeOver } = setup();
  document.getElementById('main')!.innerHTML =
    '<button id="other">Share</button><button id="old" aria-label="Settings">⚙</button>';
  click('old');
  takeOver('main');
  replayEarlyClicks({ holds: partOf('main'), isLast: true });
  document.getElementById('main')!.innerHTML =
    '<button id="other">Share</button><button id="new" aria-label="Settings">⚙</button>';
  await later();
  expect(heard).toEqual(['new']);
});

test('a form without an action is submitted when its part is hydrated, and one with an action at once', async () => {
  setup();
  document.getElementById('main')!.innerHTML = `
    <form id="jump"><button id="go"></button></form><form id="search" action="/search"><button id="find"></button></form>`;
  const sent: string[] = [];
  const hear = (event: SubmitEvent) => {
    if (!event.defaultPrevented) sent.push((event.target as HTMLFormElement).id);
    event.preventDefault();
  };
  document.addEventListener('submit', hear);
  click('go');
  click('find');
  expect(sent).toEqual(['search']);
  replayEarlyClicks({ holds: partOf('jump'), isLast: true });
  await later();
  expect(sent).toEqual(['search', 'jump']);
  document.removeEventListener('submit', hear);
});

test('clicks are no longer recorded once the last part is hydrated', () => {
  setup();
  replayEarlyClicks({ holds: partOf('main'), isLast: true });
  click('open');
  expect(globalThis.komawariPresses).toBeUndefined();
  replayEarlyClicks({ holds: partOf('main'), isLast: true });
});
