import { type LegalPage, paths } from '@komawari/shared-domain';
import type { SiteConfig } from '@komawari/shared-state/contract';
import type { SiteOptions } from '../../config/config';

/** What pages differ in beside the settings. */
export interface ConfigParts {
  /** Which of them the content has. */
  legalPages: readonly LegalPage[];
  /** While a canary is open, every page tells how it fared. */
  hasCanary: boolean;
  /** Whether the page may show what the publisher says of itself; all others are spared the words. */
  showsAbout: boolean;
  pushKey?: string | undefined;
}

/** What a page tells its browser of the settings and of the content's legal pages: what there is not is not told. */
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
