import { render, screen, waitFor } from '@testing-library/react';
import type { DrawingName, StateKind } from './Drawing';
import { SCENES } from './drawings';
import { StatePanel } from './StatePanel';

const KINDS: StateKind[] = ['empty', 'error', 'offline', 'maintenance', 'blocked'];

/** The panel's drawing, which comes after its words. */
async function drawingIn(container: HTMLElement): Promise<SVGSVGElement> {
  return waitFor(() => {
    const drawing = container.querySelector('svg');
    if (!drawing) throw new Error('Nothing is drawn yet.');
    return drawing;
  });
}

test.each(KINDS)('%s has a drawing, one sentence and one way out', async (kind) => {
  const { container } = render(
    <StatePanel kind={kind} headingLevel="h1" title="Nothing here yet" action={<a href="/updates">Updates</a>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Updates' })).toBeInTheDocument();
  expect(await drawingIn(container)).toHaveAttribute('aria-hidden', 'true');
});

test('what is empty has a drawing of its own', async () => {
  const drawn = [];
  for (const scene of Object.keys(SCENES) as DrawingName[]) {
    const { container, unmount } = render(<StatePanel kind="empty" scene={scene} title="Nothing here yet" />);
    drawn.push([...(await drawingIn(container)).querySelectorAll('path')].map((path) => path.getAttribute('d')).join());
    unmount();
  }
  expect(new Set(drawn).size).toBe(drawn.length);
});
