import { DAY_SECONDS } from '@komawari/shared-domain';
import { UpdateTiming } from '@komawari/shared-proto';

/** What is known about a title's upcoming chapters. */
export interface TitlePlan {
  /** Chapters that are in the library but not published yet. */
  scheduled: readonly { name: string; startTimeStamp: number }[];
  /** The time that the publisher announced for the next chapter; 0 or in the past if there is none. */
  nextTimeStamp: number;
  updateTiming: UpdateTiming;
}

/** An upcoming chapter. */
export interface NextChapter {
  /** The name that readers see, for example #014; empty if it is not known yet. */
  name: string;
  startTimeStamp: number;
  /** The chapter is neither scheduled nor announced, but follows from the days on which the title updates. */
  isExpected: boolean;
}

/** A week in every time zone: seven days and one for the difference. */
export const WEEK_S = 8 * DAY_SECONDS;

/** A next chapter further away than this is not shown yet. */
export const MAX_AHEAD_S = 92 * DAY_SECONDS;

/**
 * A title's upcoming chapters, soonest first: the very next one, however far away, and all of this week. Scheduled chapters come
 * first, then the announced one. After both, the title continues as `updateTiming` says (docs/specification.md §3).
 */
export function nextOfTitle({ scheduled, nextTimeStamp, updateTiming }: TitlePlan, now: number): NextChapter[] {
  const certain = scheduled
    .filter(({ startTimeStamp }) => startTimeStamp > now)
    .map(({ name, startTimeStamp }) => ({ name, startTimeStamp, isExpected: false }))
    .sort((a, b) => a.startTimeStamp - b.startTimeStamp);
  const lastScheduled = certain.at(-1)?.startTimeStamp ?? now;
  if (nextTimeStamp > lastScheduled) certain.push({ name: '', startTimeStamp: nextTimeStamp, isExpected: false });
  const all = [...certain, ...expectedAfter(certain.at(-1)?.startTimeStamp, updateTiming, now)];
  return all.filter(({ startTimeStamp }, index) => startTimeStamp - now <= (index === 0 ? MAX_AHEAD_S : WEEK_S));
}

/** Nothing is expected from a title without scheduled or announced chapters, because it may be paused. */
function expectedAfter(last: number | undefined, updateTiming: UpdateTiming, now: number): NextChapter[] {
  if (last === undefined || updateTiming === UpdateTiming.NOT_REGULARLY) return [];
  const step = updateTiming === UpdateTiming.DAY ? DAY_SECONDS : 7 * DAY_SECONDS;
  const expected: NextChapter[] = [];
  for (let start = last + step; start <= now + WEEK_S; start += step) {
    expected.push({ name: '', startTimeStamp: start, isExpected: true });
  }
  return expected;
}
