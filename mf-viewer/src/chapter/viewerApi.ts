import { type ImageQuality } from '@komawari/shared-domain';
import type { MangaViewer, TitleDetailView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

export interface ChapterRequest {
  chapterId: number;
  quality: ImageQuality;
  /** Requested before the reader opens it, or to show it beside another chapter. The request does not count as opening it. */
  isAhead?: true;
}

/** The calls of the viewer (docs/specification.md §7). It shows its own errors (docs/specification.md §8). */
export const viewerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMangaViewer: build.query<MangaViewer, ChapterRequest>({
      query: ({ chapterId, quality, isAhead }) => ({
        path: '/manga_viewer',
        params: {
          chapter_id: chapterId,
          split: 'yes',
          campaigns: 'yes',
          descriptions: 'yes',
          names: 'yes',
          img_quality: quality,
          ...(isAhead && { opens: 'no' }),
        },
        view: 'mangaViewer',
      }),
      extraOptions: { handlesErrors: true },
    }),
    /** The title page, for the cover that "Continue reading" shows. */
    getReadTitle: build.query<TitleDetailView, { titleId: number }>({
      query: ({ titleId }) => ({ path: '/title_detail', params: { title_id: titleId }, view: 'titleDetailView' }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

/** The known data of a chapter before it is opened. */
export const useCachedChapter = viewerApi.endpoints.getMangaViewer.useQueryState;

export const { useGetMangaViewerQuery, useGetReadTitleQuery } = viewerApi;
