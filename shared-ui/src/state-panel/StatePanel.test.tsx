import { render, screen, waitFor } from '@testing-library/react';
import type { DrawingName, StateKind } from './drawingName';
import { SCENES } from './drawings';
import { StatePanel } from './StatePanel';

const KINDS: StateKind[] = ['empty', 'error', 'offline', 'maintenance', 'blocked'];

/** The lines of the drawing, which loads after the text. */
async function linesIn(container: HTMLElement): Promise<string> {
  const lines = () => [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d')).join();
  await waitFor(() => expect(lines()).not.toBe(''));
  return lines();
}

test.each(KINDS)('%s has a drawing, a heading and a link', async (kind) => {
  const { container } = render(
    <StatePanel kind={kind} headingLevel="h1" title="Nothing here yet" action={<a href="/updates">Updates</a>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Updates' })).toBeInTheDocument();
  expect(await linesIn(container)).toContain('M5 9 234 4');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('each scene for an empty state has its own drawing', async () => {
  const drawn = [];
  for (const scene of Object.keys(SCENES) as DrawingName[]) {
    const { container, unmount } = render(<StatePanel kind="empty" scene={scene} title="Nothing here yet" />);
    drawn.push(await linesIn(container));
    unmount();
  }
  expect(new Set(drawn).size).toBe(drawn.length);
});
