import { type LanguageInfo, type Locale, paths } from '@komawari/shared-domain';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { id } from './texts/id';
import { NAMED_PAGES, type NamedPage, type PageTexts } from './texts/PageTexts';
import { pt } from './texts/pt';
import { ru } from './texts/ru';
import { th } from './texts/th';

const TEXTS: Readonly<Record<Locale, PageTexts>> = { en, es, fr, id, pt, ru, th };

export function pageTexts({ locale }: LanguageInfo): PageTexts {
  return TEXTS[locale];
}

/** The canonical path of a page that is not about one title, chapter or publisher. The manga list starts with its first tab. */
export function namedPage(pathname: string): NamedPage | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  return NAMED_PAGES.find((page) => page === (path === paths.mangaLists() ? paths.mangaList() : path));
}

/** The name of a page that an app shows in a webview: that of the same page on the site, or of the survey. */
export function webviewName(pathname: string, { pages, survey }: PageTexts): string | undefined {
  const names: Readonly<Record<string, string>> = {
    announcement: pages['/announcement'].name,
    faq: pages['/help'].name,
    questionnaire: survey,
  };
  const [, page = ''] = /^\/webview\/(announcement|faq|questionnaire)\//.exec(pathname.toLowerCase()) ?? [];
  return names[page];
}
