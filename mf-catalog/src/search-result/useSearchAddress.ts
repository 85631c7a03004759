import { isLocale, languageInfo, localeOf, useSearchParams } from '@komawari/shared-state';
import { useMemo, useState } from 'react';
import type { ChosenFacets } from './facets';

/** Everything that the search page's address says. */
export interface SearchAddress {
  keyword: string;
  chosen: ChosenFacets;
  setKeyword: (keyword: string) => void;
  setChosen: (chosen: ChosenFacets) => void;
}

/**
 * `?keyword=` (spec §2, Search), and beside it `author=` and `language=`, once for each that is chosen. The address is
 * replaced and not pushed: "back" leaves the search, instead of taking letters away.
 */
export function useSearchAddress(): SearchAddress {
  const [params, setParams] = useSearchParams();
  // Letters come faster than an address changes.
  const [keyword, setTyped] = useState(() => params.get('keyword') ?? '');
  const address = params.toString();
  const chosen = useMemo(() => chosenIn(new URLSearchParams(address)), [address]);
  const write = (typed: string, { authors, languages }: ChosenFacets) => {
    const codes = languages.map((language) => localeOf(language)).filter((locale) => locale !== undefined);
    const next = new URLSearchParams(typed ? { keyword: typed } : {});
    for (const author of authors) next.append('author', author);
    for (const code of codes) next.append('language', code);
    setParams(next, { replace: true });
  };
  return {
    keyword,
    chosen,
    setKeyword(next) {
      setTyped(next);
      write(next, chosen);
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
