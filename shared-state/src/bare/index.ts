/**
 * The smaller face of shared-state, for a page that a remote shows without the shell (docs/decisions/0024-webviews-alone.md).
 * A bare build puts it in the place of `@komawari/shared-state`: the same names for what such a page uses.
 * A page that needs a name which is not here does not build.
 */
export { loadFaultOf } from '../api/loadFault';
export { isLocale, LOCALES } from '../contract';
export { languageInfo, LANGUAGES, localeOf } from '../language/languages';
export { paths } from '../paths';
export { addressOfPage } from './addressOfPage';
export type { PageAddress } from './addressOfPage';
export { api } from './bareApi';
export { Link, Navigate, useParams, useSearchParams } from './bareRouter';
export { selectTimeZone, SurroundingsProvider, useAppSelector } from './bareSurroundings';
export type { BareSurroundings } from './bareSurroundings';
