import { render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { useOffscreenLayout } from './useOffscreenLayout';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'CSS');
});

function Drawn({ words, isAhead }: { words: string; isAhead: boolean }) {
  const box = useOffscreenLayout(isAhead ? 1 : undefined);
  return (
    <div ref={box}>
      <Activity mode={isAhead ? 'hidden' : 'visible'}>
        <p>{words}</p>
      </Activity>
    </div>
  );
}

it('hides only the box of a prerendered chapter, and lays out its content after each update', async () => {
  Object.assign(globalThis, { CSS: { supports: () => true } });
  const laidOut = jest.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect');
  const { rerender } = render(<Drawn words="first" isAhead />);
  await waitFor(() => expect(screen.getByText('first').style.display).toBe(''));
  await waitFor(() => expect(laidOut).toHaveBeenCalledTimes(1));
  rerender(<Drawn words="second" isAhead />);
  await waitFor(() => expect(screen.getByText('second').style.display).toBe(''));
  await waitFor(() => expect(laidOut).toHaveBeenCalledTimes(2));
  rerender(<Drawn words="second" isAhead={false} />);
  expect(screen.getByText('second')).toBeVisible();
});

it('leaves hiding to React in a browser without the needed CSS support', async () => {
  render(<Drawn words="first" isAhead />);
  await waitFor(() => expect(screen.getByText('first')).not.toBeVisible());
});
