/** An element of a page's head that is another one on every page: the server writes the first ones, the shell those of later pages. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** The mark of these elements in the document. */
export const HEAD_TAG_MARK = 'data-head';

/** Where the server tells the head of a page of the site: of `path`, in the language `lang` (two letters). */
export const HEAD_ADDRESS = '/head.json';
