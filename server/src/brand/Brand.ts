import type { LegalPage, Locale } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';

/** The colors that a brand has in each theme: custom properties of shared-ui/src/styles/tokens.css, without their dashes. */
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

/** `#rrggbb` for each. */
export type Palette = Readonly<Record<ColorName, string>>;

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Where the publisher is found outside of the site. What is not there is not linked. */
export interface BrandLinks {
  /** What the publisher says of itself, where that is no page of the site. */
  about?: string | undefined;
  /** Legal pages; the name of one and the code of a language are appended (docs/specification.md §7). */
  legal?: string | undefined;
  /** The social page, and the one for readers of Spanish (docs/specification.md §1). */
  social?: string | undefined;
  socialEs?: string | undefined;
  /** The app in both stores (docs/specification.md §7). */
  appStore?: string | undefined;
  playStore?: string | undefined;
}

/** An SVG, and where it is served. */
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
  /** Since when it holds, in epoch seconds. */
  date: number;
}

/** What the publisher says of itself: paragraphs in each language, English among them. */
export type AboutTexts = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** Letters of the publisher's own, before those of the site. */
export interface BrandFont {
  family: string;
  /** Without any it is a font of the reader's device. */
  files: readonly { address: string; weight: string; range?: string | undefined }[];
}

export type BrandFonts = Readonly<Record<'text' | 'title', BrandFont | undefined>>;

/** Whose site this is: name, mark, colors, letters, links, and what it says of itself (docs/guides/brand.md). */
export interface Brand {
  name: string;
  /** For where there is little room: below an icon. */
  shortName: string;
  colors: Readonly<Record<Theme, Palette>>;
  fonts: BrandFonts;
  links: BrandLinks;
  /** The words of `/about_us`. Without them there is no such page. */
  about?: AboutTexts | undefined;
  /** What stands after the © in the footer. */
  copyright: string;
  /** Whether the publisher is registered for the e-book distribution mark, which the footer then explains (docs/specification.md §1). */
  hasEbookMark: boolean;
  /** Legal pages, in place of the content's. None, where the content's are shown. */
  legal: readonly LegalText[];
  /** The mark beside the name, for light paper and for dark. */
  logos: Readonly<Record<Theme, Drawing>>;
  /** The mark in the browser's tab; those of devices are drawn from it. */
  icon: Drawing;
  /** Address of what is shared for a page without a picture of its own. Without it, one is drawn. */
  sharePicture?: string | undefined;
  /** What is served for it, by address. Addresses name the content. */
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** What every page says of it in its head, beside the site's own styles: CSS, and its hash for the policy of the page. */
  style: string;
  styleHash: string;
}
