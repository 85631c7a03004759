/** The shell's document without any page in it: a service worker keeps it, and shows it at every address where there is no network. */
export const SHELL_DOCUMENT = '/-/document';

/** On every page of the site: the id of the composition that it was made of. */
export const COMPOSITION_HEADER = 'Komawari-Composition';

/** On answers of a site that shows another moment than now: nobody keeps them. */
export const PREVIEW_HEADER = 'Komawari-Preview';
