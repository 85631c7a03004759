import type { Language } from '@komawari/shared-proto';
import { allTitlesOf } from '../../../all-titles/allTitles';
import { type SearchIndex, searchIndex } from '../matching/searchIndex';
import type { SearchResult } from '../matching/searchResult';

/** What was found for a keyword. */
export interface Found {
  index: SearchIndex;
  keyword: string;
  results: readonly SearchResult[];
  /** The languages to which the results are narrowed down. */
  languages: readonly Language[];
}

export const NOTHING_FOUND: Found = {
  index: searchIndex(allTitlesOf({ groups: [] }), []),
  keyword: '',
  results: [],
  languages: [],
};
