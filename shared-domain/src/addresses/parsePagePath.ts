import { parseId } from './parseId';

/** A page about one thing, and the ID of that thing. */
export interface PagePath {
  page: 'title' | 'viewer' | 'comments' | 'publisherNews';
  id: number;
}

const PAGES: Readonly<Record<string, PagePath['page']>> = {
  titles: 'title',
  viewer: 'viewer',
  comments: 'comments',
  publisher_news: 'publisherNews',
};

/** The page for the first part of a path, such as `publisher_news`. */
export function pageOfFolder(folder: string): PagePath['page'] | undefined {
  return Object.hasOwn(PAGES, folder) ? PAGES[folder] : undefined;
}

/** The page that a path without a query leads to, if it is about one title, chapter or publisher. */
export function parsePagePath(path: string): PagePath | undefined {
  const [, folder = '', digits] = /^\/(\w+)\/(\d+)\/?$/.exec(path) ?? [];
  const page = pageOfFolder(folder);
  const id = parseId(digits);
  return page && id !== undefined ? { page, id } : undefined;
}
