import { DEFAULT_IMAGE_QUALITY, type ImageQuality, isImageQuality } from '@komawari/shared-domain';
/** How many pages stand side by side. */
export type PageLayout = 'auto' | 'single' | 'double';
/** When the guided view shows the whole page: before its panels, or after them. */
export type PageMoment = 'first' | 'last';
export type ViewerMode = 'vertical' | 'horizontal';
/** Which way pages follow each other; `auto` is what the title says of itself. */
export type PageOrder = 'auto' | 'ltr' | 'rtl';
export type PageFit = 'page' | 'width' | 'height';
export type TapLayout = 'sides' | 'corners' | 'edge' | 'kindle' | 'off';
/** Which way the zones of a layout are mirrored, beyond what the reading direction asks for. */
export type TapInversion = 'none' | 'x' | 'y' | 'both';
/** `edge`: the color in which the page ends. */
export type StageTone = 'black' | 'gray' | 'paper' | 'edge';

/** How one title is read. Every title keeps its own, without being asked. */
export interface TitleSettings {
  mode: ViewerMode;
  layout: PageLayout;
  /** The reader's correction, where a title is marked wrongly. */
  pageOrder: PageOrder;
  /** The reader's correction, where a book is marked as a strip. */
  isBook: boolean;
  /** Pairs start one page later than the data say. */
  isShifted: boolean;
  fit: PageFit;
  /** Width of a strip in percent of the stage; `null` is a comfortable one. */
  stripWidth: number | null;
  /** `auto` is made for the mode: sides in a book, corners in a strip. */
  taps: TapLayout | 'auto';
  tapInversion: TapInversion;
  /** Percent of the screen that one press of a scroll key moves. */
  scrollPercent: number;
  /** A page that is turned to is seen at the zoom of the one before. */
  keepsZoom: boolean;
  /** The gap between the pages of a strip, in CSS pixels; `null` is the margin of docs/specification.md §9. */
  stripGap: number | null;
  /** The gap between two pages that are no true spread, in CSS pixels. */
  pairGap: number;
  /** Panel by panel. Pages lie one by one then, whatever the direction is. */
  isGuided: boolean;
  /** When the whole page is seen in the guided view. */
  guidedPage: PageMoment;
  /** A step through a strip stops where a panel begins. */
  stopsAtPanels: boolean;
  /** On wide screens the page stands beside itself in another language. */
  peeksBeside: boolean;
  /** Where a slider stands upright, for thumbs; `off`: it lies in the bar, in horizontal reading. */
  edgeSlider: 'off' | 'left' | 'right';
  isCropped: boolean;
  /** The display is electronic paper: nothing moves, and contrast is high. */
  isEink: boolean;
  /** Turns from one full redraw to the next; 0 is never. */
  einkFlash: number;
  tone: StageTone;
  /** Percent; 100 is the picture as it is. */
  brightness: number;
  contrast: number;
  /** Percent; 0 is the picture as it is. */
  warmth: number;
  isGray: boolean;
  isInverted: boolean;
}

/** What holds until a reader chooses: docs/specification.md §4 sets high quality and vertical mode. */
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

/** What is true of one title alone, so that it is never taken for all of them: strips are not read as books because one was none. */
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

/** Takes stored settings for what they are worth: what is none of the choices is left out. */
export function sanitizeSettings(stored: unknown): Partial<TitleSettings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const valid = Object.entries(stored).filter(([name, value]) => isSettingName(name) && CHOICES[name](value));
  // Each value has passed the check of its setting.
  return Object.fromEntries(valid) as Partial<TitleSettings>;
}

/** What every object inherits (`toString`) is no setting. */
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
