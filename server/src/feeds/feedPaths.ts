import type { SiteLanguage } from '../content/languages';

/** Where a program finds what is new and what comes next: of a language, or of a title (docs/guides/operator.md, Feeds). */
export const feedPaths = {
  ofLanguage: ({ locale }: SiteLanguage) => pair(`/feeds/${locale}`),
  ofTitle: (titleId: number) => pair(`/feeds/titles/${titleId}`),
};

export interface FeedPair {
  atom: string;
  calendar: string;
}

export const ATOM_TYPE = 'application/atom+xml';
export const CALENDAR_TYPE = 'text/calendar';

function pair(folder: string): FeedPair {
  return { atom: `${folder}/chapters.atom`, calendar: `${folder}/calendar.ics` };
}
