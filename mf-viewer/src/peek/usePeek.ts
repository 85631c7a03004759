import type { Locale } from '@komawari/shared-domain';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { usePages } from '../images/PagesProvider';
import { isComic, type Leaf } from '../model/chapter/leaves';
import type { ReadingChapter } from '../model/chapter/readingChapter';

export interface Peek {
  /** The other language; `undefined` if there is no sibling title. */
  locale: Locale | undefined;
  /** All other languages of the work. */
  locales: readonly Locale[];
  /** Shows the pages in one of them until the reader ends it, and uses that language from now on. */
  choose: (locale: Locale) => void;
  /** Shown while a key or a finger is held. */
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  /** Shown until the reader ends it. */
  isPinned: boolean;
  pin: (isPinned: boolean) => void;
  /** The other language is shown beside the page instead of replacing it. */
  isBeside: boolean;
  /** The sibling title has no such chapter, or its pages do not match these. */
  isRefused: boolean;
  /** All leaves of the chapter in the other language, once they were requested and are known. */
  others: readonly Leaf[] | undefined;
  search: PeekSearch;
}

/** What is known so far about the other language. */
export interface PeekTwin extends Pick<Peek, 'locale' | 'locales' | 'others'> {
  /** The sibling title has no such chapter, or its pages do not match these. */
  isImpossible: boolean;
}

const NOTHING: PeekTwin = { locale: undefined, locales: [], others: undefined, isImpossible: false };

/** The input of `PeekFinder`. */
export interface PeekSearch {
  chapter: ReadingChapter;
  /** The language that the reader chose. */
  chosen: Locale | undefined;
  /** The pages themselves are needed. */
  isNeeded: boolean;
  /** Called with the result, and with every change of it. */
  onFound: (twin: PeekTwin) => void;
}

/**
 * The same pages in another language. Only the language's name is requested before the first use.
 * @param wantsBeside side by side, if both are available
 */
export function usePeek(chapter: ReadingChapter, wantsBeside: boolean): Peek {
  const [isHeld, setIsHeld] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState<Locale>();
  const [found, onFound] = useState(NOTHING);
  // Stays the same object until something in it changes, so that turning a page renders no button again.
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
  /** The chapter as it is on the stage: the visible pages are swapped once their pictures are loaded. */
  chapter: ReadingChapter;
  isShown: boolean;
  /** The pictures to load for it now. */
  queue: readonly Leaf[];
}

/** The pages of the other language that are shown at a position. */
export function usePeekedPages(
  { others, isHeld, isPinned, isBeside }: Peek,
  chapter: ReadingChapter,
  visible: { first: number; last: number },
): PeekedPages {
  // In a strip, the page before and the page after are visible too.
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

/** A page is swapped only when the other one has loaded, so that nothing flashes. */
function useAreReady(leaves: readonly Leaf[]): boolean {
  const pages = usePages();
  const read = () => leaves.filter(isComic).every((leaf) => pages.stateOf(leaf).kind === 'ready');
  return useSyncExternalStore(pages.subscribe, read, read);
}
