import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { replayFieldChanges } from './replayFieldChanges';

/**
 * A form of controlled fields that records the changes that React receives. It renders again after hydration, as most pages do.
 */
function Form({ heard, isKnown }: { heard: string[]; isKnown: boolean }) {
  const [query, setQuery] = useState('cat');
  const [size, setSize] = useState('small');
  const [isPaused, setIsPaused] = useState(false);
  const [, drawAgain] = useState(false);
  useLayoutEffect(() => {
    if (isKnown) replayFieldChanges((field) => field.closest('form') !== null);
  }, [isKnown]);
  useEffect(() => drawAgain(true), []);
  const say = (what: string) => void heard.push(what);
  return (
    <form>
      <input aria-label="Query" value={query} onChange={({ target }) => [setQuery(target.value), say(target.value)]} />
      {['small', 'large'].map((each) => (
        <label key={each}>
          <input type="radio" name="size" checked={each === size} onChange={() => [setSize(each), say(each)]} />
          {each}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={isPaused} onChange={() => [setIsPaused(!isPaused), say('toggled')]} />
        Pause
      </label>
    </form>
  );
}

/** Renders the server's HTML, lets the reader change it, and then hydrates it. */
async function visit(change: () => void, { isKnown = true, goOn = () => {} } = {}) {
  const heard: string[] = [];
  const form = <Form heard={heard} isKnown={isKnown} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  change();
  render(form, { container, hydrate: true });
  goOn();
  // Timers with the same delay run in order.
  await new Promise((resolve) => setTimeout(resolve));
  return heard;
}

/** Types as a browser does, with or without key events. */
function typeLetter(letter: string): void {
  fireEvent(query(), new InputEvent('beforeinput', { bubbles: true, data: letter }));
  const { value } = query();
  query().setRangeText(letter, value.length, value.length, 'end');
  fireEvent(query(), new InputEvent('input', { bubbles: true, data: letter }));
}

const query = () => screen.getByRole<HTMLInputElement>('textbox');
const radio = (name: string) => screen.getByRole('radio', { name });
const pause = () => screen.getByRole('checkbox');

test('text typed before hydration is replayed once and stays', async () => {
  expect(await visit(() => (query().value = 'neon'))).toEqual(['neon']);
  expect(query()).toHaveValue('neon');
});

test('clearing a field before hydration is replayed', async () => {
  expect(await visit(() => (query().value = ''))).toEqual(['']);
  expect(query()).toHaveValue('');
});

test('the selection in the field stays', async () => {
  await visit(() => {
    query().value = 'neon';
    query().focus();
    query().setSelectionRange(1, 2);
  });
  expect([query().selectionStart, query().selectionEnd]).toEqual([1, 2]);
});

test('a letter typed during hydration comes after the replayed text', async () => {
  const heard = await visit(() => (query().value = 'neo'), { goOn: () => typeLetter('n') });
  expect(heard).toEqual(['neo', 'neon']);
  expect(query()).toHaveValue('neon');
});

test('an option chosen during hydration wins over the replayed one', async () => {
  const goOn = () => {
    fireEvent.pointerDown(radio('small'));
    fireEvent.click(radio('small'));
  };
  expect(await visit(() => radio('large').click(), { goOn })).toEqual(['large', 'small']);
  expect(radio('small')).toBeChecked();
});

test('options chosen before hydration are replayed once and stay', async () => {
  const heard = await visit(() => {
    radio('large').click();
    pause().click();
  });
  expect(heard).toEqual(['large', 'toggled']);
  expect(radio('large')).toBeChecked();
  expect(radio('small')).not.toBeChecked();
  expect(pause()).toBeChecked();
});

test('nothing is replayed when nothing was changed', async () => {
  expect(await visit(() => {})).toEqual([]);
});

test('without the replay, React resets the field', async () => {
  expect(await visit(() => (query().value = 'neon'), { isKnown: false })).toEqual([]);
  expect(query()).toHaveValue('cat');
});
