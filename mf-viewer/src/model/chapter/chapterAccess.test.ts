import { aChapter } from '@komawari/shared-proto/fixtures';
import { chapterAccess } from './chapterAccess';

const at = (startTimeStamp: number, endTimeStamp: number, chapterTicketEndtime = 0) =>
  chapterAccess(aChapter({ startTimeStamp, endTimeStamp, chapterTicketEndtime }), 1_000_000);

describe('a chapter in the list', () => {
  it('is open from its start to its end', () => {
    expect([at(900, 1100), at(1000, 1001), at(900, 0)]).toEqual(['open', 'open', 'open']);
  });

  it('is over after its end', () => {
    expect(at(100, 1000)).toBe('expired');
  });

  it('can be read by ticket for longer', () => {
    expect([at(100, 200, 1001), at(100, 200, 1000)]).toEqual(['byTicket', 'expired']);
  });

  it('is never free when its ticket time ends before its own, and free until its end when it ends after', () => {
    expect([at(100, 9000, 1001), at(100, 0, 1001)]).toEqual(['byTicket', 'byTicket']);
    expect(at(100, 1100, 1200)).toBe('open');
  });
});
