import { DEFAULT_IMAGE_QUALITY, type ImageQuality, isImageQuality } from '@komawari/shared-domain';
/** How many pages are shown side by side. */
export type PageLayout = 'auto' | 'single' | 'double';
/** When the guided view shows the whole page: before its panels, or after them. */
export type PageMoment = 'first' | 'last';
export type ViewerMode = 'vertical' | 'horizontal';
/** The order of pages; `auto` uses the title's data. */
export type PageOrder = 'auto' | 'ltr' | 'rtl';
export type PageFit = 'page' | 'width' | 'height';
export type TapLayout = 'sides' | 'corners' | 'edge' | 'kindle' | 'off';
/** How the zones of a layout are mirrored, in addition to the reading direction. */
export type TapInversion = 'none' | 'x' | 'y' | 'both';
/** `edge`: the color of the page's edge. */
export type StageTone = 'black' | 'gray' | 'paper' | 'edge';

/** The settings of one title. They are saved for each title automatically. */
export interface TitleSettings {
  mode: ViewerMode;
  layout: PageLayout;
  /** The reader's correction for a title with wrong data. */
  pageOrder: PageOrder;
  /** The reader's correction for a book that is marked as a strip. */
  isBook: boolean;
  /** Pairs start one page later than the data says. */
  isShifted: boolean;
  fit: PageFit;
  /** Width of a strip in percent of the stage; `null` is a comfortable width. */
  stripWidth: number | null;
  /** `auto` depends on the mode: sides in a book, corners in a strip. */
  taps: TapLayout | 'auto';
  tapInversion: TapInversion;
  /** Percent of the screen that one press of a scroll key scrolls. */
  scrollPercent: number;
  /** The next page keeps the zoom of the previous one. */
  keepsZoom: boolean;
  /** The gap between the pages of a strip, in CSS pixels; `null` is the margin of docs/specification.md §9. */
  stripGap: number | null;
  /** The gap between two pages that are not a true spread, in CSS pixels. */
  pairGap: number;
  /** Panel by panel. Pages are then shown one by one, whatever the direction is. */
  isGuided: boolean;
  /** When the guided view shows the whole page. */
  guidedPage: PageMoment;
  /** A step through a strip stops at the start of a panel. */
  stopsAtPanels: boolean;
  /** Wide screens show the page beside the same page in another language. */
  peeksBeside: boolean;
  /** The edge with a vertical slider for thumbs. `off`: the slider is in the bar, in horizontal mode. */
  edgeSlider: 'off' | 'left' | 'right';
  isCropped: boolean;
  /** The display is electronic paper: nothing moves, and the contrast is high. */
  isEink: boolean;
  /** The number of turns from one full redraw to the next; 0 means never. */
  einkFlash: number;
  tone: StageTone;
  /** In percent; 100 leaves the picture unchanged. */
  brightness: number;
  contrast: number;
  /** In percent; 0 leaves the picture unchanged. */
  warmth: number;
  isGray: boolean;
  isInverted: boolean;
}

/** The defaults. docs/specification.md §4 sets high quality and vertical mode. */
export const DEFAULT_SETTINGS: TitleSettings = {
  mode: 'vertical',
  layout: 'auto',
  pageOrder: 'auto',
  isBook: false,
  isShifted: false,
  fit: 'page',
  stripWidth: null,
  taps: 'auto',
  tapInversion: 'none',
  scrollPercent: 25,
  keepsZoom: false,
  stripGap: null,
  pairGap: 0,
  isGuided: false,
  guidedPage: 'first',
  stopsAtPanels: true,
  peeksBeside: false,
  edgeSlider: 'off',
  isCropped: false,
  isEink: false,
  einkFlash: 5,
  tone: 'black',
  brightness: 100,
  contrast: 100,
  warmth: 0,
  isGray: false,
  isInverted: false,
};

/**
 * Settings that belong to one title and never become a default: one strip that is really a book must not turn all strips into
 * books.
 */
export const TITLE_ONLY: readonly (keyof TitleSettings)[] = ['isBook'];

const CHOICES: { readonly [Name in keyof TitleSettings]: (value: unknown) => boolean } = {
  mode: oneOf('vertical', 'horizontal'),
  layout: oneOf('auto', 'single', 'double'),
  pageOrder: oneOf('auto', 'ltr', 'rtl'),
  isBook: isBoolean,
  isShifted: isBoolean,
  fit: oneOf('page', 'width', 'height'),
  stripWidth: (value) => value === null || isBetween(30, 100)(value),
  taps: oneOf('auto', 'sides', 'corners', 'edge', 'kindle', 'off'),
  tapInversion: oneOf('none', 'x', 'y', 'both'),
  scrollPercent: isBetween(5, 100),
  keepsZoom: isBoolean,
  stripGap: (value) => value === null || isBetween(0, 60)(value),
  pairGap: isBetween(0, 40),
  isGuided: isBoolean,
  guidedPage: oneOf('first', 'last'),
  stopsAtPanels: isBoolean,
  peeksBeside: isBoolean,
  edgeSlider: oneOf('off', 'left', 'right'),
  isCropped: isBoolean,
  isEink: isBoolean,
  einkFlash: oneOf(0, 1, 5, 10),
  tone: oneOf('black', 'gray', 'paper', 'edge'),
  brightness: isBetween(30, 150),
  contrast: isBetween(50, 150),
  warmth: isBetween(0, 100),
  isGray: isBoolean,
  isInverted: isBoolean,
};

/** Keeps only the valid entries of stored settings. */
export function sanitizeSettings(stored: unknown): Partial<TitleSettings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const valid = Object.entries(stored).filter(([name, value]) => isSettingName(name) && CHOICES[name](value));
  // Each value has passed the check for its setting.
  return Object.fromEntries(valid) as Partial<TitleSettings>;
}

/** Inherited properties of objects (`toString`) are not settings. */
function isSettingName(name: string): name is keyof TitleSettings {
  return Object.hasOwn(CHOICES, name);
}

export function sanitizeQuality(stored: unknown): ImageQuality {
  return isImageQuality(stored) ? stored : DEFAULT_IMAGE_QUALITY;
}

function oneOf(...choices: readonly unknown[]): (value: unknown) => boolean {
  return (value) => choices.includes(value);
}

function isBetween(min: number, max: number): (value: unknown) => boolean {
  return (value) => typeof value === 'number' && value >= min && value <= max;
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
