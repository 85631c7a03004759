import { isLocale, languageInfo, localeOf } from '@komawari/shared-domain';
import { useSearchParams } from '@komawari/shared-state';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChosenFacets } from './facets/facets';

/** Everything that the address of the search page contains. */
export interface SearchAddress {
  keyword: string;
  /** The keyword in the address. It follows after a pause. */
  writtenKeyword: string;
  chosen: ChosenFacets;
  setKeyword: (keyword: string) => void;
  /** Writes the typed keyword to the address at once, because the reader moves on. */
  keepKeyword: () => void;
  setChosen: (chosen: ChosenFacets) => void;
}

/** The address follows after this pause in typing, so that components that read it do not render for every letter. */
const PAUSE_MS = 500;

/**
 * `?keyword=` (docs/specification.md §2, Search), and also `author=` and `language=`, once for each chosen value. The address is
 * replaced and not pushed: "back" leaves the search instead of removing letters.
 */
export function useSearchAddress(): SearchAddress {
  const [params, setParams] = useSearchParams();
  const writtenKeyword = params.get('keyword') ?? '';
  // Letters come faster than an address can change.
  const [keyword, setTyped] = useState(writtenKeyword);
  const address = params.toString();
  const chosen = useMemo(() => chosenIn(new URLSearchParams(address)), [address]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(writtenKeyword);
  const stopWriting = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
  };
  // After the page was left, it must not write the address.
  useEffect(() => stopWriting, []);
  // A link or "Back" opened another search, without typing on this page.
  useEffect(() => {
    if (writtenKeyword === own.current) return;
    stopWriting();
    own.current = writtenKeyword;
    setTyped(writtenKeyword);
  }, [writtenKeyword]);
  const write = (typed: string, { authors, languages }: ChosenFacets) => {
    stopWriting();
    own.current = typed;
    const codes = languages.map((language) => localeOf(language)).filter((locale) => locale !== undefined);
    const next = new URLSearchParams(typed ? { keyword: typed } : {});
    for (const author of authors) next.append('author', author);
    for (const code of codes) next.append('language', code);
    setParams(next, { replace: true });
  };
  return {
    keyword,
    writtenKeyword,
    chosen,
    setKeyword(next) {
      setTyped(next);
      clearTimeout(pause.current);
      pause.current = setTimeout(() => write(next, chosen), PAUSE_MS);
    },
    keepKeyword() {
      if (pause.current !== undefined) write(keyword, chosen);
    },
    setChosen: (next) => write(keyword, next),
  };
}

function chosenIn(params: URLSearchParams): ChosenFacets {
  const locales = params.getAll('language').filter(isLocale);
  return {
    authors: [...new Set(params.getAll('author').filter(Boolean))],
    languages: [...new Set(locales)].map((locale) => languageInfo(locale).wire),
  };
}
