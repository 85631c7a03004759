import { chapterNumber, languageOfWire, paths } from '@komawari/shared-domain';
import type { ChapterRecord, TitleRecord } from '../../content/titles/titleRecords';
import { imageUrl } from '../../wire/imageUrl';

/** A schema.org object for search engines. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** One step on the way to a page. */
export interface Breadcrumb {
  name: string;
  path: string;
}

const CONTEXT = 'https://schema.org';

/** A title: a series of comics in one language. */
export function comicSeries(origin: string, { title, work }: TitleRecord): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'ComicSeries',
    name: title.name,
    url: `${origin}${paths.title(title.id)}`,
    author: { '@type': 'Person', name: title.author },
    inLanguage: languageOfWire(title.language)?.tag,
    image: imageUrl(origin, title.portraitImage),
    ...(title.overview && { description: title.overview }),
    ...(work.genres.length > 0 && { genre: work.genres }),
    isAccessibleForFree: true,
  };
}

/** A chapter of a title. */
export function comicIssue(origin: string, { chapter, record: { title } }: ChapterRecord): StructuredData {
  const series = { '@type': 'ComicSeries', name: title.name, url: `${origin}${paths.title(title.id)}` };
  return {
    '@context': CONTEXT,
    '@type': 'ComicIssue',
    name: chapter.subTitle || chapter.name,
    issueNumber: chapterNumber(chapter.name) ?? chapter.name,
    url: `${origin}${paths.viewer(chapter.id)}`,
    author: { '@type': 'Person', name: title.author },
    inLanguage: languageOfWire(title.language)?.tag,
    image: imageUrl(origin, chapter.thumbnailImage),
    datePublished: new Date(chapter.startTimeStamp * 1000).toISOString().slice(0, 10),
    isPartOf: series,
  };
}

/** The way from Home to a page. */
export function breadcrumbs(origin: string, trail: readonly Breadcrumb[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
