import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    loading: {
      id: 'viewer.reader.loading',
      defaultMessage: 'Opening the chapter…',
      description: 'Read out while a chapter loads',
    },
    stage: { id: 'viewer.reader.stage', defaultMessage: 'Comic', description: 'Name of the region that holds the pages' },
    comicPage: {
      id: 'viewer.reader.comicPage',
      defaultMessage: 'comic',
      description: 'Role of that region, read after its name',
    },
    end: {
      id: 'viewer.reader.end',
      defaultMessage: 'End of the chapter',
      description: 'Read out and shown when the last page is passed',
    },
    endNotLoaded: {
      id: 'viewer.reader.endNotLoaded',
      defaultMessage: 'What follows the chapter did not load.',
      description: 'After the last page, when the network failed',
    },
    rtl: {
      id: 'viewer.reader.rtl',
      defaultMessage: 'right to left',
      description: 'Reading direction, at the end of the spoken position',
    },
    ltr: {
      id: 'viewer.reader.ltr',
      defaultMessage: 'left to right',
      description: 'Reading direction, at the end of the spoken position',
    },
    nowVertical: {
      id: 'viewer.reader.nowVertical',
      defaultMessage: 'Vertical reading',
      description: 'Short note when the direction changed',
    },
    nowHorizontal: {
      id: 'viewer.reader.nowHorizontal',
      defaultMessage: 'Horizontal reading',
      description: 'Short note when the direction changed',
    },
    pagesAuto: {
      id: 'viewer.reader.pagesAuto',
      defaultMessage: 'Pages side by side where there is room',
      description: 'Short note when the layout of pages changed',
    },
    pagesSingle: {
      id: 'viewer.reader.pagesSingle',
      defaultMessage: 'One page at a time',
      description: 'Short note when the layout of pages changed',
    },
    pagesDouble: {
      id: 'viewer.reader.pagesDouble',
      defaultMessage: 'Two pages side by side',
      description: 'Short note when the layout of pages changed',
    },
    shifted: {
      id: 'viewer.reader.shifted',
      defaultMessage: 'Pairs shifted by one page',
      description: 'Short note when pages pair up one page later',
    },
    unshifted: {
      id: 'viewer.reader.unshifted',
      defaultMessage: 'Pages paired as printed',
      description: 'Short note when pages pair up as usual again',
    },
    fitPage: { id: 'viewer.reader.fitPage', defaultMessage: 'Whole page', description: 'Short note when the fit changed' },
    fitWidth: { id: 'viewer.reader.fitWidth', defaultMessage: 'Full width', description: 'Short note when the fit changed' },
    fitHeight: { id: 'viewer.reader.fitHeight', defaultMessage: 'Full height', description: 'Short note when the fit changed' },
    stale: {
      id: 'viewer.reader.stale',
      defaultMessage: 'That resolution did not load. You are still reading the one before.',
      description: 'Short note when the pages of another resolution could not be had',
    },
    historyPaused: {
      id: 'viewer.reader.historyPaused',
      defaultMessage: 'History is paused: your place is not kept.',
      description: 'Short note when a chapter opens while the reader has paused their reading history',
    },
    linkCopied: {
      id: 'viewer.reader.linkCopied',
      defaultMessage: 'Link copied',
      description: 'Short note after sharing, where the device has no share sheet',
    },
    linkNotCopied: {
      id: 'viewer.reader.linkNotCopied',
      defaultMessage: 'The link could not be copied',
      description: 'Short note after an attempt to share, where the device has neither a share sheet nor a clipboard',
    },
  }),
  ...defineMessages<{
    strip: { page: number; count: number };
    page: { page: number; count: number; direction: string };
    wide: { page: number; count: number; direction: string };
    spread: { page: number; next: number; count: number; direction: string };
  }>({
    strip: {
      id: 'viewer.reader.strip',
      defaultMessage: 'Page {page} of {count}',
      description: 'Spoken position in vertical reading',
    },
    page: {
      id: 'viewer.reader.page',
      defaultMessage: 'Page {page} of {count}, {direction}',
      description: 'Spoken position, one page',
    },
    wide: {
      id: 'viewer.reader.wide',
      defaultMessage: 'Page {page} of {count}, wide page, {direction}',
      description: 'Spoken position, one page that is a whole spread',
    },
    spread: {
      id: 'viewer.reader.spread',
      defaultMessage: 'Pages {page} and {next} of {count}, two-page spread, {direction}',
      description: 'Spoken position, two pages side by side',
    },
  }),
};
