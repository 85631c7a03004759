/** The shell's document without any page. The service worker caches it, and shows it at every URL when there is no network. */
export const SHELL_DOCUMENT = '/-/document';

/** On every page of the site: the ID of its composition. */
export const COMPOSITION_HEADER = 'Komawari-Composition';

/** On answers of a site that shows a time other than now: they must not be cached. */
export const PREVIEW_HEADER = 'Komawari-Preview';
