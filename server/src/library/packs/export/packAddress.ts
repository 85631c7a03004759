import { parsePagePath, paths } from '@komawari/shared-domain';
import type { NameBook } from './ExportContext';

/**
 * The reverse of `pageAddress`: IDs become keys again, which mean the same on every site and in every language.
 * @param language the wire's number of the reader's language; a link into another language keeps its ID
 */
export function packAddress({ titles, chapters, publishers }: NameBook, url: string, language: number): string {
  const target = parsePagePath(url);
  if (!target) return url;
  if (target.page === 'publisherNews') {
    const key = publishers.get(target.id);
    return key === undefined || url !== paths.publisherNews(target.id) ? url : `/publisher_news/${key}`;
  }
  const chapter = target.page === 'viewer' ? chapters.get(target.id) : undefined;
  const title = titles.get(chapter?.titleId ?? target.id);
  if (title?.language !== language) return url;
  if (target.page === 'title' && url === paths.title(target.id)) return `/titles/${title.key}`;
  return chapter && url === paths.viewer(target.id) ? `/viewer/${title.key}/${chapter.number}` : url;
}

/** An editor's HTML with addresses in the form of packs. */
export function packHtml(names: NameBook, html: string, language: number): string {
  return html.replaceAll(/ href="(\/[^"]*)"/g, (_, link: string) => ` href="${packAddress(names, link, language)}"`);
}
