import { reportsOf } from './reportsOf.mjs';

const ZONE = [expect.stringContaining('Say `timeZone` here')];

test.each([
  ['a call with timeZone', 'formatDate(0, { timeZone, dateStyle: "long" })', []],
  ['a method call with timeZone', 'intl.formatDateToParts(0, { timeZone: "UTC" })', []],
  ['a component with timeZone', '<FormattedDate value={0} timeZone={timeZone} />', []],
  ['a number', 'formatNumber(1)', []],
  ['a call without options', 'formatDate(0)', ZONE],
  ['a method call without timeZone', 'intl.formatTime(0, { timeStyle: "short" })', ZONE],
  ['options from a variable', 'formatDate(0, options)', ZONE],
  ['a component without timeZone', '<FormattedDate value={0} month="short" />', ZONE],
  [
    'a message with a date argument',
    'x({ defaultMessage: "Since {day, date, long}" })',
    [expect.stringContaining('formatted date')],
  ],
  ['a message with an argument named like one', 'x({ defaultMessage: "{days, plural, other {# days}}" })', []],
])('dates-need-time-zone: %s', (_, code, expected) => {
  expect(reportsOf('dates-need-time-zone', { 'page.tsx': code })).toEqual({ 'page.tsx': expected });
});
