/**
 * The parts of an open chapter that no first interaction needs. Their code loads when the browser is idle
 * (docs/decisions/0136-a-chapter-comes-in-the-order-of-its-use.md).
 */
import { lazyPart } from '../../lazy/lazyPart';
import { EndNotLoaded } from './EndNotLoaded';

const later = () => import(/* webpackChunkName: "later" */ './lazyScreen');

/** What follows the last picture. */
export const ExtraLeaf = lazyPart(async () => (await later()).ExtraLeaf, { Failed: EndNotLoaded });
export const RegionalPromo = lazyPart(async () => (await later()).RegionalPromo);
export const PeekFinder = lazyPart(async () => (await later()).PeekFinder);
export const PeekButton = lazyPart(async () => (await later()).PeekButton);
export const PeekLayer = lazyPart(async () => (await later()).PeekLayer);
export const PeekLanguages = lazyPart(async () => (await later()).PeekLanguages);
export const Magnifier = lazyPart(async () => (await later()).Magnifier);
export const TapZoneHint = lazyPart(async () => (await later()).TapZoneHint);
/** The preview of a slider stop. */
export const PagePreview = lazyPart(async () => (await later()).PagePreview);

export const LAZY_PARTS = [
  ExtraLeaf,
  RegionalPromo,
  PeekFinder,
  PeekButton,
  PeekLayer,
  PeekLanguages,
  Magnifier,
  TapZoneHint,
  PagePreview,
];
