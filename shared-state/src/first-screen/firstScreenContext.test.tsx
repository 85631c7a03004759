import { act, render } from '@testing-library/react';
import { Activity, Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { createFirstScreen } from './firstScreen';
import { FirstScreenProvider, useNow } from './firstScreenContext';

const firstScreen = createFirstScreen({ now: 5000, answers: {} });

function Clock() {
  return <time>{useNow()}</time>;
}

afterEach(() => jest.restoreAllMocks());

test('browser-only values follow after hydration, with exactly one more render', () => {
  const onRender = jest.fn();
  const page = (
    <FirstScreenProvider value={firstScreen}>
      <Profiler id="clock" onRender={onRender}>
        <Clock />
      </Profiler>
    </FirstScreenProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent(/^5000$/);
  const before = Date.now();
  render(page, { container, hydrate: true });
  expect(Number(container.textContent)).toBeGreaterThanOrEqual(before);
  expect(onRender).toHaveBeenCalledTimes(2);
});

test('without server HTML, the clock of the browser is used at once, in one render', () => {
  const onRender = jest.fn();
  const before = Date.now();
  const { container } = render(
    <FirstScreenProvider value={firstScreen}>
      <Profiler id="clock" onRender={onRender}>
        <Clock />
      </Profiler>
    </FirstScreenProvider>,
  );
  expect(Number(container.textContent)).toBeGreaterThanOrEqual(before);
  expect(onRender).toHaveBeenCalledTimes(1);
});

describe('useNow', () => {
  const opened = 1_700_000_000_000;

  function open() {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(opened);
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Clock />
      </Activity>
    );
    const { container, rerender } = render(page('visible'));
    return {
      container,
      at: (time: number) => clock.mockReturnValue(time),
      show: (mode: 'visible' | 'hidden') => rerender(page(mode)),
    };
  }

  test('updates when its page is shown again', () => {
    const { container, at, show } = open();
    show('hidden');
    at(opened + 3_600_000);
    show('visible');
    expect(container).toHaveTextContent(String(opened + 3_600_000));
  });

  test('updates when its tab is shown again', () => {
    const { container, at } = open();
    at(opened + 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(container).toHaveTextContent(String(opened + 3_600_000));
  });

  test('stays the same when its page is shown again within a minute', () => {
    const { container, at, show } = open();
    show('hidden');
    at(opened + 59_000);
    show('visible');
    expect(container).toHaveTextContent(String(opened));
  });
});
