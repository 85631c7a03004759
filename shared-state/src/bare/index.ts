/**
 * The smaller face of shared-state, for a page that a remote shows without the shell (docs/decisions/0024-webviews-alone.md).
 * A bare build puts it in the place of `@komawari/shared-state`: the same names for what such a page uses.
 * A page that needs a name which is not here does not build.
 */
export { loadErrorView } from '../api/loadError';
export type { PageAddress } from './addressOfPage';
export { addressOfPage } from './addressOfPage';
export { api } from './bareApi';
export { useLoadError } from './bareLoadError';
export { Link, useParams, useSearchParams } from './bareRouter';
export type { BareSurroundings } from './bareSurroundings';
export { SurroundingsProvider, selectTimeZone, useAppSelector } from './bareSurroundings';
