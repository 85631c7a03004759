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

describe('afterChapter', () => {
  it('returns the next chapter when it is released', () => {
    const nextChapter = aChapter({ chapterId: 8 });
    expect(afterChapter(last({ nextChapter, nextTimeStamp: 1_800_000_000 }), NOW)).toEqual({
      kind: 'next',
      chapter: nextChapter,
      isByTicket: false,
    });
  });

  it('returns the next chapter as ticket-only when the wire says so', () => {
    const nextChapter = aChapter({ chapterId: 8 });
    expect(afterChapter(last({ nextChapter, isNextChapterReadByTicket: true }), NOW)).toMatchObject({ isByTicket: true });
  });

  it('returns the release time of the next chapter while it is in the future', () => {
    expect(afterChapter(last({ nextTimeStamp: 1_700_000_060 }), NOW)).toEqual({ kind: 'dated', at: 1_700_000_060_000 });
    expect(afterChapter(last({ nextTimeStamp: 1_699_999_999 }), NOW)).toEqual({ kind: 'latest' });
  });

  it('returns a gap when the chapters in between are not available', () => {
    expect(afterChapter(last({ chapterType: ChapterType.NOSEQUENCE }), NOW)).toEqual({ kind: 'gap' });
  });
});
