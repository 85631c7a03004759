import type { CompositionOutline } from '@komawari/shared-state';

/** Alt+Shift+K: no browser and no screen reader uses it. */
function isShortcut({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyK';
}

/** Opens the inspector on a key press or with the badge of a preview. Until then, none of its code loads. */
export function openInspectorOnDemand(composition: CompositionOutline, page: Window): void {
  const open = () =>
    // The console reports this error. People who open the inspector look there.
    void import('./Inspector').then(({ toggleInspector }) => toggleInspector(composition, page));
  page.addEventListener('keydown', (event) => isShortcut(event) && open());
  page.addEventListener('click', ({ target }) => target instanceof Element && target.closest('[data-inspect]') && open());
}
