import { parseId } from './parseId';

/** A page that is about one thing, and the id of that. */
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

/** The pages whose paths begin with a folder, such as `publisher_news`. */
export function pageOfFolder(folder: string): PagePath['page'] | undefined {
  return Object.hasOwn(PAGES, folder) ? PAGES[folder] : undefined;
}

/** The page that a path without query leads to, where that is about one title, chapter or publisher. */
export function parsePagePath(path: string): PagePath | undefined {
  const [, folder = '', digits] = /^\/(\w+)\/(\d+)\/?$/.exec(path) ?? [];
  const page = pageOfFolder(folder);
  const id = parseId(digits);
  return page && id !== undefined ? { page, id } : undefined;
}
