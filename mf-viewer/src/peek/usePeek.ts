import type { Locale } from '@komawari/shared-domain';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { usePages } from '../images/PagesProvider';
import { isComic, type Leaf } from '../model/chapter/leaves';
import type { ReadingChapter } from '../model/chapter/readingChapter';

export interface Peek {
  /** The other language; `undefined` where there is no sibling title. */
  locale: Locale | undefined;
  /** Every other language that the work has. */
  locales: readonly Locale[];
  /** Shows the pages in one of them until the reader says otherwise, and in that one from now on. */
  choose: (locale: Locale) => void;
  /** It is shown for as long as a key or a finger stays. */
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  /** It is shown until the reader says otherwise. */
  isPinned: boolean;
  pin: (isPinned: boolean) => void;
  /** The other language stands beside the page instead of in its place. */
  isBeside: boolean;
  /** The sibling has no such chapter, or its pages do not lie over these. */
  isRefused: boolean;
  /** Every leaf of the chapter in the other language, once it was asked for and is known. */
  others: readonly Leaf[] | undefined;
  search: PeekSearch;
}

/** What there is of the other language, as far as it is known. */
export interface PeekTwin extends Pick<Peek, 'locale' | 'locales' | 'others'> {
  /** The sibling has no such chapter, or its pages do not lie over these. */
  isImpossible: boolean;
}

const NOTHING: PeekTwin = { locale: undefined, locales: [], others: undefined, isImpossible: false };

/** What `PeekFinder` is to look for. */
export interface PeekSearch {
  chapter: ReadingChapter;
  /** The language that the reader chose. */
  chosen: Locale | undefined;
  /** The pages themselves are wanted. */
  isNeeded: boolean;
  /** Told what there is, and every change of it. */
  onFound: (twin: PeekTwin) => void;
}

/**
 * The same pages in another language. Nothing but its name is asked for before the first time.
 * @param wantsBeside side by side, where both are there
 */
export function usePeek(chapter: ReadingChapter, wantsBeside: boolean): Peek {
  const [isHeld, setIsHeld] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState<Locale>();
  const [found, onFound] = useState(NOTHING);
  // The same until something of it changes: a page that is turned draws no button anew.
  return useMemo(() => {
    const { isImpossible, ...twin } = found;
    const change = (set: (isOn: boolean) => void) => (isOn: boolean) => {
      set(isOn);
      if (isOn) setIsAsked(true);
    };
    const pin = change(setIsPinned);
    return {
      ...twin,
      choose(locale) {
        setChosen(locale);
        pin(true);
      },
      isHeld,
      hold: change(setIsHeld),
      isPinned,
      pin,
      isBeside: wantsBeside && twin.locale !== undefined && !isImpossible,
      isRefused: (isHeld || isPinned || wantsBeside) && isImpossible,
      search: { chapter, chosen, isNeeded: isAsked || wantsBeside, onFound },
    };
  }, [chapter, wantsBeside, isHeld, isPinned, isAsked, chosen, found]);
}

export interface PeekedPages {
  /** The chapter as it is on the stage: with the pages in sight swapped, once their pictures are there. */
  chapter: ReadingChapter;
  isShown: boolean;
  /** The pictures to be loaded for it now. */
  queue: readonly Leaf[];
}

/** What of the other language is shown at a place. */
export function usePeekedPages(
  { others, isHeld, isPinned, isBeside }: Peek,
  chapter: ReadingChapter,
  visible: { first: number; last: number },
): PeekedPages {
  // In a strip the page before and the page after are in sight too.
  const [first, last] = [Math.max(0, visible.first - 1), visible.last + 1];
  const isInPlace = (isHeld || isPinned) && !isBeside;
  const queue = useMemo(
    () => (isInPlace || isBeside ? (others?.slice(first, last + 1) ?? []) : []),
    [isInPlace, isBeside, others, first, last],
  );
  const isReady = useAreReady(queue);
  const isShown = isInPlace && isReady && others !== undefined;
  const onStage = useMemo(
    () =>
      isShown
        ? { ...chapter, leaves: chapter.leaves.map((leaf, at) => (at >= first && at <= last ? (others[at] ?? leaf) : leaf)) }
        : chapter,
    [isShown, others, chapter, first, last],
  );
  return { chapter: onStage, isShown, queue };
}

/** A page is swapped when the other one is there, so that nothing flashes. */
function useAreReady(leaves: readonly Leaf[]): boolean {
  const pages = usePages();
  const read = () => leaves.filter(isComic).every((leaf) => pages.stateOf(leaf).kind === 'ready');
  return useSyncExternalStore(pages.subscribe, read, read);
}
