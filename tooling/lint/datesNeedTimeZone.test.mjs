import { reportsOf } from './reportsOf.mjs';

const ZONE = [expect.stringContaining('Say `timeZone` here')];

test.each([
  ['a call with it', 'formatDate(0, { timeZone, dateStyle: "long" })', []],
  ['a call of an object', 'intl.formatDateToParts(0, { timeZone: "UTC" })', []],
  ['a component with it', '<FormattedDate value={0} timeZone={timeZone} />', []],
  ['a number', 'formatNumber(1)', []],
  ['a call without options', 'formatDate(0)', ZONE],
  ['a call of an object without it', 'intl.formatTime(0, { timeStyle: "short" })', ZONE],
  ['options whose content nobody sees here', 'formatDate(0, options)', ZONE],
  ['a component without it', '<FormattedDate value={0} month="short" />', ZONE],
  [
    'a message with a date of its own',
    'x({ defaultMessage: "Since {day, date, long}" })',
    [expect.stringContaining('formatted date')],
  ],
  ['a message with a word that begins like one', 'x({ defaultMessage: "{days, plural, other {# days}}" })', []],
])('dates-need-time-zone: %s', (_, code, expected) => {
  expect(reportsOf('dates-need-time-zone', { 'page.tsx': code })).toEqual({ 'page.tsx': expected });
});
