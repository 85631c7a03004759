/** A page shows at most one element of this name at a time, or the browser shows no transition (TitleHero.module.css has it too). */
const NAME = 'title-cover';

/** What a link to a title tells its page: the cover that grows, to stand there before anything else does. */
export interface CoverState {
  cover: string;
}

/** The cover that a link brought along, from the state of its location. */
export function coverIn(state: unknown): string | undefined {
  const cover = (state as Partial<CoverState> | null)?.cover;
  return typeof cover === 'string' ? cover : undefined;
}

/**
 * Marks the cover in a pressed link as the one that grows into its title's page, where the browser has View Transitions;
 * every other one on the page loses the name.
 */
export function growCover(link: HTMLElement): void {
  for (const other of link.ownerDocument.querySelectorAll<HTMLElement>('[data-title-cover]')) {
    other.style.viewTransitionName = 'none';
  }
  const cover = link.querySelector('img')?.parentElement;
  if (!cover) return;
  cover.dataset.titleCover = '';
  cover.style.viewTransitionName = NAME;
}
