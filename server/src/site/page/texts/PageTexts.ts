/** What search engines and messengers are told of a page. */
export interface PageText {
  name: string;
  description: string;
}

/** Pages that are about no single title, chapter or publisher. */
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

/** The names are those that the pages give themselves in the browser; a test holds the two together. */
export interface PageTexts {
  pages: Readonly<Record<NamedPage, PageText>>;
  /** Names of the shell's pages for what went wrong, which need no description. */
  errors: Readonly<Record<'/error' | '/maintenance' | '/blocking', string>>;
  /** Of an address in the viewer where there is no chapter. */
  unreadable: string;
  /** With `{chapter}` and `{publisher}` in the place of a name. */
  comments: string;
  news: string;
}
