/** The texts about a page for search engines and messengers. */
export interface PageText {
  name: string;
  description: string;
}

/** Pages that are not about one title, chapter or publisher. */
export const NAMED_PAGES = [
  '/updates',
  '/featured',
  '/manga_list/all',
  '/manga_list/hot',
  '/manga_list/updated',
  '/favorited',
  '/history',
  '/calendar',
  '/search_result',
  '/announcement',
  '/help',
  '/feedback',
  '/legal/privacy',
  '/legal/terms',
  '/legal/copyright',
  '/about_us',
] as const;

export type NamedPage = (typeof NAMED_PAGES)[number];

/** The names equal those of the pages in the browser. A test compares the two. */
export interface PageTexts {
  pages: Readonly<Record<NamedPage, PageText>>;
  /** Names of the shell's error pages, which need no description. */
  errors: Readonly<Record<'/error' | '/maintenance' | '/blocking', string>>;
  /** For a URL in the viewer without a chapter. */
  unreadable: string;
  /** Without questions in its language, all of the survey is in English (docs/specification.md §2). */
  survey: string;
  /** `{chapter}` and `{publisher}` stand for the names. */
  comments: string;
  news: string;
}
