import { paths } from '@komawari/shared-domain';
import { itemAt } from '../itemAt';
import type { BigLibrary } from './makeBigLibrary';

export interface MeasuredCall {
  name: string;
  /** Each request may have a different path. */
  path: (library: BigLibrary, index: number) => string;
  /** Whether the answer is the same for everyone, so that it could be a file. nginx is measured for comparison. */
  isShared?: boolean;
  /** Whether the cost grows with the library: because the answer grows, or because fewer requests repeat an earlier one. */
  grows?: boolean;
}

const first = ({ titleIds }: BigLibrary) => itemAt(titleIds, 0);

/** The most frequent requests of readers. */
export const CALLS: readonly MeasuredCall[] = [
  { name: 'Home', path: () => '/api/web/web_homeV3?lang=eng', isShared: true },
  { name: 'All titles', path: () => '/api/title_list/allV2', isShared: true, grows: true },
  { name: 'Ranking', path: () => '/api/title_list/ranking', isShared: true },
  { name: 'A title', path: (library) => `/api/title_detail?title_id=${first(library)}`, isShared: true },
  {
    name: 'Titles, another each time',
    path: ({ titleIds }, index) => `/api/title_detail?title_id=${itemAt(titleIds, index)}`,
    grows: true,
  },
  { name: 'A chapter', path: ({ read }) => `/api/manga_viewer?chapter_id=${read.chapterId}&opens=no` },
  {
    name: 'Comments, another chapter each time',
    path: ({ chapterIds }, index) => `/api/comment?chapter_id=${itemAt(chapterIds, index)}&order=newest&limit=50`,
  },
  { name: 'A picture', path: ({ picture }) => `/images/${picture}`, isShared: true },
  { name: 'Page of Home', path: () => paths.updates(), isShared: true },
  { name: 'Page of a title', path: (library) => paths.title(first(library)), isShared: true },
  {
    name: 'Pages of titles, another each time',
    path: ({ titleIds }, index) => paths.title(itemAt(titleIds, index)),
    grows: true,
  },
];
