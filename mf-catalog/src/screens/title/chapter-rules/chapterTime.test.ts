import type { Chapter } from '@komawari/shared-proto';
import fc from 'fast-check';
import { chapterTime } from './chapterTime';

const NOW = 1_800_000_000;
const DAY = 86_400;

const timeOf = (endTimeStamp: number, chapterTicketEndtime = 0) =>
  chapterTime({ endTimeStamp, chapterTicketEndtime } as Chapter, NOW * 1000);

describe('chapterTime', () => {
  it('warns exactly in the last seven days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30 * DAY, max: 30 * DAY }), (left) => {
        const expected = left <= 0 ? 'ended' : left <= 7 * DAY ? 'ending' : 'lasting';
        expect(timeOf(NOW + left).kind).toBe(expected);
      }),
    );
  });

  it('says nothing of a chapter that has no end', () => {
    expect(timeOf(0)).toEqual({ kind: 'lasting' });
  });

  it('says until when a ticket opens a chapter that has ended', () => {
    expect(timeOf(NOW - DAY, NOW + DAY)).toEqual({ kind: 'ticket', endSeconds: NOW + DAY });
  });

  it('takes a chapter that was never free for a ticket chapter', () => {
    expect(timeOf(0, NOW + DAY)).toEqual({ kind: 'ticket', endSeconds: NOW + DAY });
  });
});
