import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { RangeRow } from './RangeRow';

function setup() {
  const sheet = (isOpen: boolean) => (
    <IntlProvider locale="en">
      <dialog open>
        {isOpen && (
          <section>
            <RangeRow label="Brightness" value={100} min={30} max={150} onChange={() => undefined} />
            <p>Another row</p>
          </section>
        )}
      </dialog>
    </IntlProvider>
  );
  const { container, rerender } = render(sheet(true));
  const held = () => Array.from(container.querySelectorAll('[data-held]'), ({ localName }) => localName);
  return { slider: screen.getByRole('slider', { name: /Brightness/ }), held, close: () => rerender(sheet(false)) };
}

test('a slider and its ancestors are marked with data-held while a pointer holds it', () => {
  const { slider, held } = setup();
  for (const end of ['pointerUp', 'pointerCancel'] as const) {
    fireEvent.pointerDown(slider);
    expect(held()).toEqual(['dialog', 'section', 'label', 'input']);
    fireEvent[end](slider);
    expect(held()).toEqual([]);
  }
});

test('closing the sheet while the slider is held removes data-held', () => {
  const { slider, held, close } = setup();
  fireEvent.pointerDown(slider);
  close();
  expect(held()).toEqual([]);
});
