import { type LegalPage, paths } from '@komawari/shared-domain';
import type { SiteConfig } from '@komawari/shared-state/contract';
import type { SiteOptions } from '../../config/config';

/** The differences between pages that do not come from the settings. */
export interface ConfigParts {
  /** The legal pages that the content has. */
  legalPages: readonly LegalPage[];
  /** While a canary is open, every page reports its health. */
  hasCanary: boolean;
  /** Whether the page may show the publisher's text about itself. All other pages leave it out to save bytes. */
  showsAbout: boolean;
  pushKey?: string | undefined;
}

/** The configuration for the browser, from the settings and the content's legal pages. It leaves out whatever does not exist. */
export function siteConfig(options: SiteOptions, { legalPages, hasCanary, showsAbout, pushKey }: ConfigParts): SiteConfig {
  const { analyticsUrl, ads, brand } = options;
  const { about, legal, social, socialEs, appStore, playStore } = brand.links;
  const set = {
    analyticsUrl,
    ads,
    aboutUrl: about ?? (brand.about && paths.aboutUs()),
    about: showsAbout ? brand.about : undefined,
    pagesUrl: legal,
    socialUrl: social,
    socialUrlEs: socialEs,
    appStoreUrl: appStore,
    playStoreUrl: playStore,
  };
  return {
    ...Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    siteName: brand.name,
    copyright: brand.copyright,
    ...(brand.hasEbookMark && { hasEbookMark: true }),
    questionnaireBase: options.questionnaireBase,
    apiBase: '/api',
    ...(legalPages.length > 0 && { legalPages }),
    ...(pushKey !== undefined && { pushKey }),
    ...(options.healthSample > 0 && { healthSample: hasCanary ? 1 : options.healthSample }),
    ...(options.canKeepChapters && { canKeepChapters: true }),
  };
}
