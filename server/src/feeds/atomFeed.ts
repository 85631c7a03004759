import { type FeedPaths, type LanguageInfo, paths as pagePaths } from '@komawari/shared-domain';
import { XMLBuilder } from 'fast-xml-parser';
import type { ListedTitle } from '../content/titles/listedTitles';
import type { OpenChapter } from '../content/titles/openChapters';
import { escapeHtml } from '../text/escapeHtml';
import { imageUrl } from '../wire/imageUrl';
import { ATOM_TYPE, CALENDAR_TYPE } from './feedTypes';

export interface FeedParts {
  origin: string;
  siteName: string;
  language: LanguageInfo;
  name: string;
  /** The page with the same content. */
  page: string;
  paths: FeedPaths;
  /** Newest first. */
  entries: readonly { title: ListedTitle; chapter: OpenChapter }[];
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true });

/** The year in which the scheme of our IDs was defined (RFC 4151). */
const TAG_YEAR = 2026;

/** The latest chapters as a feed (RFC 4287). */
export function atomFeed({ origin, siteName, language, name, page, paths, entries }: FeedParts): string {
  const newest = entries[0]?.chapter.startTimeStamp ?? 0;
  const link = (rel: string, type: string, path: string) => ({ '@rel': rel, '@type': type, '@href': `${origin}${path}` });
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': language.tag,
      id: tagOf(origin, paths.atom.replace(/\.atom$/, '')),
      title: xmlText(name),
      updated: isoTime(newest),
      author: { name: xmlText(siteName) },
      link: [
        link('self', ATOM_TYPE, paths.atom),
        { ...link('alternate', 'text/html', page), '@hreflang': language.tag },
        link('related', CALENDAR_TYPE, paths.calendar),
      ],
      entry: entries.map((entry) => entryOf(origin, entry)),
    },
  });
}

function entryOf(origin: string, { title, chapter }: FeedParts['entries'][number]) {
  const page = pagePaths.viewer(chapter.chapterId);
  const address = `${origin}${page}`;
  const picture = `<a href="${address}"><img src="${escapeHtml(imageUrl(origin, chapter.thumbnailImage))}" alt=""></a>`;
  return {
    id: tagOf(origin, page),
    title: xmlText(`${title.name} ${chapter.name}`),
    published: isoTime(chapter.startTimeStamp),
    updated: isoTime(chapter.startTimeStamp),
    author: { name: xmlText(title.author) },
    link: { '@rel': 'alternate', '@type': 'text/html', '@href': address },
    content: { '@type': 'html', '#text': xmlText(`<p>${picture}</p><p>${escapeHtml(chapter.subTitle)}</p>`) },
  };
}

/** Stays the same when the site moves to HTTPS or another port. */
function tagOf(origin: string, path: string): string {
  return `tag:${new URL(origin).hostname},${TAG_YEAR}:${path}`;
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}

/** XML 1.0 does not allow control characters, not even escaped ones. */
function xmlText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these characters are removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
