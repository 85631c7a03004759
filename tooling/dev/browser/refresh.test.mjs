/** @jest-environment jsdom */
/** Uses the real React and its real refresh runtime. The tests run modules by hand, as the bundler would. */
import { createRefresh } from './refresh.mjs';

let React;
let act;
let createRoot;
let refresh;

beforeAll(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const { default: runtime } = await import('react-refresh/runtime');
  runtime.injectIntoGlobalHook(globalThis);
  refresh = createRefresh(runtime);
  React = (await import('react')).default;
  ({ createRoot } = await import('react-dom/client'));
  ({ act } = React);
  refresh.begin();
});

/** What the bundler gives a module that can be replaced. */
function hotContext(data) {
  const context = { data, isAccepted: false, isInvalid: false, next: {} };
  return {
    context,
    accept: () => (context.isAccepted = true),
    invalidate: () => (context.isInvalid = true),
    dispose: (keep) => keep(context.next),
    get data() {
      return context.data;
    },
  };
}

/** Runs a module of one component, with the data that its previous version left. */
function run(id, exports, { data } = {}) {
  const hot = hotContext(data);
  const { $RefreshReg$, $RefreshSig$ } = refresh.scope(id);
  const sign = $RefreshSig$();
  for (const [name, type] of Object.entries(exports)) {
    if (typeof type !== 'function') continue;
    sign(type, 'useState{}');
    $RefreshReg$(type, name);
  }
  refresh.settle(id, { exports }, hot);
  return hot.context;
}

function counter(text) {
  return function Counter() {
    const [count, setCount] = React.useState(0);
    return React.createElement('button', { onClick: () => setCount(count + 1) }, `${text} ${count}`);
  };
}

async function mount(element) {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(element));
  return place;
}

/** Longer than the time in which changes are collected. */
const drawn = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

test('a changed component replaces the old one and keeps its state', async () => {
  const before = counter('pressed');
  const { next, isAccepted } = run('mf-news/a', { Counter: before });
  expect(isAccepted).toBe(true);
  const place = await mount(React.createElement(before));
  await act(async () => place.firstChild.click());
  expect(place.textContent).toBe('pressed 1');
  run('mf-news/a', { Counter: counter('touched') }, { data: next });
  await drawn();
  expect(place.textContent).toBe('touched 1');
});

test('components with the same name in two containers are independent', async () => {
  const ours = counter('ours');
  const theirs = counter('theirs');
  const { next } = run('mf-news/b', { Counter: ours });
  run('mf-viewer/b', { Counter: theirs });
  const place = await mount(React.createElement('div', null, React.createElement(ours), React.createElement(theirs)));
  run('mf-news/b', { Counter: counter('changed') }, { data: next });
  await drawn();
  expect(place.textContent).toBe('changed 0theirs 0');
});

test('a module with other exports than components, or with none, does not accept updates', () => {
  expect(run('mf-news/c', { Counter: counter('c'), LIMIT: 3 }).isAccepted).toBe(false);
  expect(run('mf-news/d', {}).isAccepted).toBe(false);
});

test('a module whose component exports change is invalidated', () => {
  const { next } = run('mf-news/e', { Counter: counter('e') });
  expect(run('mf-news/e', { Other: counter('e') }, { data: next }).isInvalid).toBe(true);
  expect(run('mf-news/e', { LIMIT: 3 }, { data: next }).isInvalid).toBe(true);
});

test('a component that failed before any change renders again once it is fixed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  class Boundary extends React.Component {
    state = { isBroken: false };
    static getDerivedStateFromError = () => ({ isBroken: true });
    render() {
      return this.state.isBroken ? 'broken' : this.props.children;
    }
  }
  function Broken() {
    throw new Error('planned');
  }
  const { next } = run('mf-news/f', { Page: Broken });
  const place = await mount(React.createElement(Boundary, null, React.createElement(Broken)));
  expect(place.textContent).toBe('broken');
  run('mf-news/f', { Page: counter('mended') }, { data: next });
  await drawn();
  expect(place.textContent).toBe('mended 0');
  error.mockRestore();
});
