/**
 * A page must show the same day when it is rendered on the server and in the browser, so every date names its time zone.
 * React-intl's provider does not get one: it would then build all named formats again for every message with values
 * (docs/decisions/0158-every-date-says-its-time-zone.md).
 */

const FORMATTERS = new Set(['formatDate', 'formatTime', 'formatDateToParts', 'formatTimeToParts', 'formatDateTimeRange']);
const COMPONENTS = new Set([
  'FormattedDate',
  'FormattedTime',
  'FormattedDateParts',
  'FormattedTimeParts',
  'FormattedDateTimeRange',
]);
const DATE_IN_MESSAGE = /\{\s*\w+\s*,\s*(?:date|time)\b/;

/** @type {import('eslint').Rule.RuleModule} */
export const datesNeedTimeZone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      zone: 'Say `timeZone` here: the reader\'s (`useAppSelector(selectTimeZone)`), or "UTC" for a day of the calendar.',
      message: 'Pass the message a formatted date (`formatDate`, with a time zone): a message has no time zone.',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        if (!FORMATTERS.has(nameOfCallee(node.callee))) return;
        const options = node.arguments.at(-1);
        if (options?.type !== 'ObjectExpression' || !options.properties.some(isTimeZone)) {
          context.report({ node, messageId: 'zone' });
        }
      },
      JSXOpeningElement(node) {
        if (!COMPONENTS.has(node.name.name)) return;
        if (!node.attributes.some(({ name }) => name?.name === 'timeZone')) context.report({ node, messageId: 'zone' });
      },
      Property({ key, value }) {
        if (key.name !== 'defaultMessage' || typeof value.value !== 'string') return;
        if (DATE_IN_MESSAGE.test(value.value)) context.report({ node: value, messageId: 'message' });
      },
    };
  },
};

function nameOfCallee(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

function isTimeZone({ key }) {
  return key?.name === 'timeZone';
}
