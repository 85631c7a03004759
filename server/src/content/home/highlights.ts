import { parsePagePath } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import type { Clock } from '../../config/Clock';
import type { Banners } from '../banners/banners';
import type { ChapterPages } from '../chapters/chapterPages';
import { accessOfChapter } from '../titles/accessInTitle';
import type { ChapterRecord, TitleRecords } from '../titles/titleRecords';

/** The first pages of one chapter, chosen by the editors (docs/specification.md §3, Home view version 2). */
export interface Highlight extends ChapterRecord {
  /** Image names. */
  pictures: string[];
  /** The size of the chapter's first page. */
  width: number;
  height: number;
}

export interface Highlights {
  /** The highlight of a language, while its chapter can be read. */
  of: (language: Language) => Promise<Highlight | undefined>;
}

export interface HighlightInputs {
  clock: Clock;
  banners: Banners;
  titles: TitleRecords;
  pages: ChapterPages;
}

/**
 * The wire has no encryption key for the images of a highlight. So they are separate images that need none: banners that link to
 * the viewer.
 */
export function createHighlights({ clock, banners, titles, pages }: HighlightInputs): Highlights {
  return {
    async of(language) {
      const pictures = await banners.at(language, ['highlight']);
      const target = parsePagePath(pictures[0]?.url ?? '');
      const found = target?.page === 'viewer' ? await titles.ofChapter(target.id) : undefined;
      const access = found && accessOfChapter(found, clock());
      if (!found || (access !== 'free' && access !== 'ticket')) return undefined;
      const page = await pages.firstOf(found.chapter.id);
      if (!page) return undefined;
      return { ...found, pictures: pictures.map(({ image }) => image), width: page.width, height: page.height };
    },
  };
}
