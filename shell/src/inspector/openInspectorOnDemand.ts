import type { CompositionOutline } from '@komawari/shared-state';

/** Alt, Shift and K: of no browser and no screen reader. */
function isShortcut({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyK';
}

/** Opens the inspector on a key, or with the badge of a preview. Until then nothing of it is loaded. */
export function openInspectorOnDemand(composition: CompositionOutline, page: Window): void {
  const open = () =>
    // Whoever looks for errors is told of this one by the console.
    void import('./Inspector').then(({ toggleInspector }) => toggleInspector(composition, page));
  page.addEventListener('keydown', (event) => isShortcut(event) && open());
  page.addEventListener('click', ({ target }) => target instanceof Element && target.closest('[data-inspect]') && open());
}
