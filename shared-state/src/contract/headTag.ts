/**
 * An element of a page's head that differs on every page. The server writes those of the first page, the shell those of later
 * pages.
 */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** The attribute that marks these elements in the document. */
export const HEAD_TAG_MARK = 'data-head';

/** Where the server returns the head of a page of the site: of `path`, in the language `lang` (two letters). */
export const HEAD_ADDRESS = '/head.json';
