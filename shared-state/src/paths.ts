/** Every link of the site is built here, so that a URL of the specification (§2) is written once. */
export const paths = {
  updates: () => '/updates',
  featured: () => '/featured',
  calendar: () => '/calendar',
  mangaList: (tab: 'all' | 'hot' | 'updated' = 'all') => `/manga_list/${tab}`,
  favorited: () => '/favorited',
  history: () => '/history',
  search: (keyword?: string) => `/search_result${keyword ? `?keyword=${encodeURIComponent(keyword)}` : ''}`,
  /** What comes next and what is new, for calendars and feed readers: of a language or of a title. */
  languageFeeds: (locale: string) => ({ calendar: `/feeds/${locale}/calendar.ics`, atom: `/feeds/${locale}/chapters.atom` }),
  titleFeeds: (titleId: number) => ({
    calendar: `/feeds/titles/${titleId}/calendar.ics`,
    atom: `/feeds/titles/${titleId}/chapters.atom`,
  }),
  title: (titleId: number) => `/titles/${titleId}`,
  viewer: (chapterId: number, page?: number) => `/viewer/${chapterId}${page === undefined ? '' : `?p=${page}`}`,
  comments: (chapterId: number) => `/comments/${chapterId}`,
  publisherNews: (publisherId: number) => `/publisher_news/${publisherId}`,
  announcement: () => '/announcement',
  feedback: () => '/feedback',
  aboutUs: () => '/about_us',
  maintenance: () => '/maintenance',
  blocking: () => '/blocking',
  error: () => '/error',
} as const;
