import { DAY_SECONDS } from '@komawari/shared-domain';
import { UpdateTiming } from '@komawari/shared-proto';

/** What is known of a title's chapters to come. */
export interface TitlePlan {
  /** Chapters that are in the library and not out yet. */
  scheduled: readonly { name: string; startTimeStamp: number }[];
  /** When the publisher announced the next one for; 0 or past: not at all. */
  nextTimeStamp: number;
  updateTiming: UpdateTiming;
}

/** A chapter to come. */
export interface NextChapter {
  /** As readers see it, for example #014; empty where it is not known yet. */
  name: string;
  startTimeStamp: number;
  /** Nobody has scheduled or announced it: it follows from the days on which the title updates. */
  isExpected: boolean;
}

/** A week in any time zone. */
export const WEEK_S = 8 * DAY_SECONDS;

/** A next chapter further away than this is no news yet. */
export const MAX_AHEAD_S = 92 * DAY_SECONDS;

/**
 * A title's chapters to come, soonest first: the very next one however far, and all of this week.
 * What is scheduled comes before what is announced, and after both the title goes on as `updateTiming` says (docs/specification.md §3).
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

/** Nothing is expected of a title that has announced nothing: it may be at rest. */
function expectedAfter(last: number | undefined, updateTiming: UpdateTiming, now: number): NextChapter[] {
  if (last === undefined || updateTiming === UpdateTiming.NOT_REGULARLY) return [];
  const step = updateTiming === UpdateTiming.DAY ? DAY_SECONDS : 7 * DAY_SECONDS;
  const expected: NextChapter[] = [];
  for (let start = last + step; start <= now + WEEK_S; start += step) {
    expected.push({ name: '', startTimeStamp: start, isExpected: true });
  }
  return expected;
}
