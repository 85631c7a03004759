/**
 * A page shows at most one element of this name at a time, or the browser shows no transition (TitleHero.module.css has
 * it too).
 */
const NAME = 'title-cover';

/**
 * The cover that a link to a title brought along in the state of its location, to stand on the page before anything else
 * does.
 */
export function coverOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('cover' in state)) return undefined;
  return typeof state.cover === 'string' ? state.cover : undefined;
}

/**
 * Marks the cover in a pressed link as the one that grows into its title's page, where the browser has View Transitions;
 * every other one on the page loses the name.
 */
export function markCover(link: HTMLElement): void {
  for (const other of link.ownerDocument.querySelectorAll<HTMLElement>('[data-title-cover]')) {
    other.style.viewTransitionName = 'none';
  }
  const cover = link.querySelector('img')?.parentElement;
  if (!cover) return;
  cover.dataset.titleCover = '';
  cover.style.viewTransitionName = NAME;
}
