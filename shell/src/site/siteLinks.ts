import { LEGAL_PAGES, type LegalPage, type Locale, languageInfo, paths } from '@komawari/shared-domain';
import { type SiteConfig, selectEnvironment, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';

/** A page of the site itself, or an address outside it. */
export type SiteLink = { path: string } | { href: string };

/** The publisher's links for its readers. Links that it does not have are left out, so that no link leads nowhere. */
export interface SiteLinks {
  legal: readonly { page: LegalPage; link: SiteLink }[];
  /** Address of the page with the publisher's description. */
  about: string | undefined;
  social: string | undefined;
  /** The app in each store. */
  apple: string | undefined;
  google: string | undefined;
}

/** Returns the publisher's addresses in the reader's language, as the content and the operator set them (server/README.md). */
export function useSiteLinks(): SiteLinks {
  const config = useAppSelector(selectEnvironment);
  const locale = useAppSelector(selectServiceLanguage);
  return siteLinks(config, locale);
}

export function siteLinks(config: Partial<SiteConfig>, locale: Locale): SiteLinks {
  const { aboutUrl, pagesUrl, legalPages = [], socialUrl, socialUrlEs, appStoreUrl, playStoreUrl } = config;
  const pages = LEGAL_PAGES.filter((page) => pagesUrl || legalPages.includes(page));
  return {
    legal: pages.map((page) => ({
      page,
      // An address outside the site, for example `…/privacy/eng` (docs/specification.md §2, §7).
      link: pagesUrl ? { href: `${pagesUrl}/${page}/${languageInfo(locale).code}` } : { path: paths.legal(page) },
    })),
    about: aboutUrl,
    // Spanish readers get the Spanish page, all others the English one (docs/specification.md §1).
    social: (locale === 'es' && socialUrlEs) || socialUrl,
    apple: appStoreUrl,
    google: playStoreUrl,
  };
}
