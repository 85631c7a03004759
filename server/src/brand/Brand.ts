import type { LegalPage, Locale } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';

/** The colors that a brand defines for each theme: custom properties of shared-ui/src/styles/tokens.css, without their dashes. */
export const COLOR_NAMES = [
  'paper',
  'paper-raised',
  'paper-2',
  'paper-3',
  'ink',
  'ink-2',
  'ink-3',
  'edge',
  'accent',
  'accent-strong',
  'accent-soft',
  'on-accent',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];

/** `#rrggbb` for each color. */
export type Palette = Readonly<Record<ColorName, string>>;

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The publisher's pages outside of the site. The site shows only the links that are set. */
export interface BrandLinks {
  /** A page about the publisher, if the site itself has none. */
  about?: string | undefined;
  /** Legal pages. The name of the page and the language code are appended (docs/specification.md §7). */
  legal?: string | undefined;
  /** The social page, and the one for readers of Spanish (docs/specification.md §1). */
  social?: string | undefined;
  socialEs?: string | undefined;
  /** The app in both stores (docs/specification.md §7). */
  appStore?: string | undefined;
  playStore?: string | undefined;
}

/** An SVG and its URL. */
export interface Drawing {
  svg: string;
  address: string;
}

/** A legal page in one language. */
export interface LegalText {
  key: LegalPage;
  language: Language;
  /** HTML, sanitized. */
  body: string;
  /** Since when it applies, in epoch seconds. */
  date: number;
}

/** The publisher's text about itself: paragraphs in each language. English is always included. */
export type AboutTexts = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** A font of the publisher, which comes before the site's fonts. */
export interface BrandFont {
  family: string;
  /** Without files, it is a font of the reader's device. */
  files: readonly { address: string; weight: string; range?: string | undefined }[];
}

export type BrandFonts = Readonly<Record<'text' | 'title', BrandFont | undefined>>;

/** The brand of a site: name, logo, colors, fonts, links, and a text about the publisher (docs/guides/brand.md). */
export interface Brand {
  name: string;
  /** For places with little room, such as below an icon. */
  shortName: string;
  colors: Readonly<Record<Theme, Palette>>;
  fonts: BrandFonts;
  links: BrandLinks;
  /** The text of `/about_us`. Without it, there is no such page. */
  about?: AboutTexts | undefined;
  /** The text after the © in the footer. */
  copyright: string;
  /**
   * Whether the publisher is registered for the e-book distribution mark, which the footer then explains (docs/specification.md
   * §1).
   */
  hasEbookMark: boolean;
  /** Legal pages that replace those of the content. If empty, the content's pages are shown. */
  legal: readonly LegalText[];
  /** The logo next to the name, for light and for dark backgrounds. */
  logos: Readonly<Record<Theme, Drawing>>;
  /** The icon in the browser's tab. Icons for devices are drawn from it. */
  icon: Drawing;
  /** URL of the share image for pages without an image of their own. Without it, one is drawn. */
  sharePicture?: string | undefined;
  /** The files of the brand, by URL. The URLs contain a hash of the content. */
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** The brand's CSS in the head of every page, next to the site's own styles, and its hash for the page's policy. */
  style: string;
  styleHash: string;
}
