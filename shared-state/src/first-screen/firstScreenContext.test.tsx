import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { createFirstScreen } from './firstScreen';
import { FirstScreenProvider, useNow } from './firstScreenContext';

const firstScreen = createFirstScreen({ now: 5000, answers: {} });

function Clock() {
  return <time>{useNow()}</time>;
}

test('what only the browser knows follows after hydration, drawn once more and no oftener', () => {
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

test('what is drawn without the server’s HTML has the browser’s clock at once', () => {
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
