import { type Locale, languageInfo } from '@komawari/shared-domain';
import { type SiteConfig, selectEnvironment, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';

export type StaticPage = 'privacy' | 'terms' | 'copyright';

/** Addresses outside the site; `undefined` where the operator has set none, so that no link leads nowhere. */
export interface SiteLinks {
  page: (page: StaticPage) => string | undefined;
  social: string | undefined;
}

/** The publisher's addresses in the reader's language, as the operator has set them (server/README.md). */
export function useSiteLinks(): SiteLinks {
  const config = useAppSelector(selectEnvironment);
  const locale = useAppSelector(selectServiceLanguage);
  return siteLinks(config, locale);
}

export function siteLinks({ pagesUrl, socialUrl, socialUrlEs }: SiteConfig, locale: Locale): SiteLinks {
  return {
    // For example `…/privacy/eng` (docs/specification.md §2, §7).
    page: (page) => pagesUrl && `${pagesUrl}/${page}/${languageInfo(locale).code}`,
    // The Spanish page for Spanish, otherwise the English one (docs/specification.md §1).
    social: (locale === 'es' && socialUrlEs) || socialUrl,
  };
}
