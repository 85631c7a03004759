import type { Language, Texts } from '../lettering/language';
import { Fields, textsOf } from './fields';
import { readYaml } from './loadStory';

export const BANNER_FORMS = ['top', 'strip', 'popup'] as const;
export type BannerForm = (typeof BANNER_FORMS)[number];

/** A banner shows one work and says one sentence. */
export interface Banner {
  name: string;
  form: BannerForm;
  work: string;
  words: Texts;
  langs: readonly Language[];
}

/** The banners of the site, whether their works are drawn or not. */
export function loadBanners(): Omit<Banner, 'langs'>[] {
  return readSite()
    .list('banners')
    .map((value, i) => {
      const banner = Fields.of(value, `banners[${i}]`);
      return {
        name: banner.text('name'),
        form: banner.oneOf('form', BANNER_FORMS),
        work: banner.text('work'),
        words: textsOf(banner.raw('words'), `banners[${i}].words`),
      };
    });
}

/** Reads `_site.yaml`. */
export function readSite(): Fields {
  return Fields.of(readYaml('_site.yaml'), 'site');
}
