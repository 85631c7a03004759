import { ChapterType, type LastPage } from '@komawari/shared-proto';
import { aChapter } from '@komawari/shared-proto/fixtures';
import { afterChapter } from './afterChapter';

const NOW = 1_700_000_000_000;
const last = (values: Partial<LastPage>): LastPage => ({
  topComments: [],
  isSubscribed: false,
  nextTimeStamp: 0,
  chapterType: ChapterType.LATEST,
  banners: [],
  ticketTitleList: [],
  isNextChapterReadByTicket: false,
  ...values,
});

describe('what follows a chapter', () => {
  it('is the next one, if it is out', () => {
    const nextChapter = aChapter({ chapterId: 8 });
    expect(afterChapter(last({ nextChapter, nextTimeStamp: 1_800_000_000 }), NOW)).toEqual({
      kind: 'next',
      chapter: nextChapter,
      isByTicket: false,
    });
  });

  it('is the next one for a ticket, if the wire says so', () => {
    const nextChapter = aChapter({ chapterId: 8 });
    expect(afterChapter(last({ nextChapter, isNextChapterReadByTicket: true }), NOW)).toMatchObject({ isByTicket: true });
  });

  it('is the time of the next one, as long as it lies ahead', () => {
    expect(afterChapter(last({ nextTimeStamp: 1_700_000_060 }), NOW)).toEqual({ kind: 'dated', at: 1_700_000_060_000 });
    expect(afterChapter(last({ nextTimeStamp: 1_699_999_999 }), NOW)).toEqual({ kind: 'latest' });
  });

  it('is a gap, where the chapters in between are not offered', () => {
    expect(afterChapter(last({ chapterType: ChapterType.NOSEQUENCE }), NOW)).toEqual({ kind: 'gap' });
  });
});
