import { chaptersOf, renderPage, titleNamed } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

/** There is no worker here to analyze pages. `e2e/guided.spec.ts` tests panels in a browser. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

async function setup(name: string) {
  const [chapter] = await chaptersOf(await titleNamed(name));
  const page = await renderPage({ remote, routes, path: `/viewer/${chapter!.chapterId}` });
  await waitFor(() => expect(page.container.querySelector('[data-counter]')).toBeInTheDocument());
  return { ...page, stage: () => page.container.querySelector('[data-mode]') };
}

describe('the guided view', () => {
  it('shows whole pages one by one with a message when no panels are found', async () => {
    const { user, container } = await setup('Neon Harbor');
    await user.keyboard('p');
    expect(await screen.findByText('The panels of this page are not clear, so it is shown whole.')).toBeVisible();
    expect(screen.getByText('Page 1 of 5, right to left')).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Page 2 of 5, right to left')).toBeInTheDocument();
    expect(container.querySelector('[data-panel]')).toBeNull();
    // Stored settings would still apply in the next test.
    await user.keyboard('p');
  });

  it('ends on the same key, and on a change of the reading direction', async () => {
    const { user, stage } = await setup('Neon Harbor');
    await user.keyboard('p');
    expect(stage()).toHaveAttribute('data-mode', 'horizontal');
    await user.keyboard('p');
    expect(stage()).toHaveAttribute('data-mode', 'vertical');
    await user.keyboard('pv');
    expect(stage()).toHaveAttribute('data-mode', 'vertical');
  });

  it('is a setting of a title, but not of a strip', async () => {
    const { user, unmount } = await setup('Neon Harbor');
    await user.click(screen.getByRole('button', { name: 'Reading settings' }));
    await user.click(await screen.findByRole('switch', { name: 'Panel by panel' }));
    expect(screen.getByRole('radio', { name: 'Before its panels' })).toBeChecked();
    unmount();
    const strip = await setup('Paper Tower');
    await strip.user.click(screen.getByRole('button', { name: 'Reading settings' }));
    expect(await screen.findByRole('switch', { name: 'Space and taps stop at panels' })).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Panel by panel' })).toBeNull();
  });
});
