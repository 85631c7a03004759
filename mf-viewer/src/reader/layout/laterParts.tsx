/**
 * The parts of an open chapter that no first interaction needs. Their code loads when the browser is idle
 * (docs/decisions/0136-a-chapter-comes-in-the-order-of-its-use.md).
 */
import { laterPart } from '../../later/laterPart';
import { EndNotLoaded } from './EndNotLoaded';

const later = () => import(/* webpackChunkName: "later" */ './laterScreen');

/** What follows the last picture. */
export const ExtraLeaf = laterPart(async () => (await later()).ExtraLeaf, { Failed: EndNotLoaded });
export const RegionalPromo = laterPart(async () => (await later()).RegionalPromo);
export const PeekFinder = laterPart(async () => (await later()).PeekFinder);
export const PeekButton = laterPart(async () => (await later()).PeekButton);
export const PeekLayer = laterPart(async () => (await later()).PeekLayer);
export const PeekLanguages = laterPart(async () => (await later()).PeekLanguages);
export const Magnifier = laterPart(async () => (await later()).Magnifier);
export const TapZoneHint = laterPart(async () => (await later()).TapZoneHint);
/** The preview of a slider stop. */
export const PagePreview = laterPart(async () => (await later()).PagePreview);

export const LATER_PARTS = [
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
