/** The code that `lazyParts` loads. One file is smaller than several, and needs only one hash in the page. */
export { TapZoneHint } from '../../controls/pointer/TapZoneHint';
export { ExtraLeaf } from '../../end/ExtraLeaf';
export { RegionalPromo } from '../../end/promo/RegionalPromo';
export { PagePreview } from '../../panels/overview/PagePreview';
export { PeekButton } from '../../peek/PeekButton';
export { PeekFinder } from '../../peek/PeekFinder';
export { PeekLanguages } from '../../peek/PeekLanguages';
export { PeekLayer } from '../../peek/PeekLayer';
export { Magnifier } from '../../stage/magnifier/Magnifier';
