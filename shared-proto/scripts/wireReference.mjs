import { enumsOf, fieldsOf, isEnum, messagesOf, wireTypeName } from './plainNames.mjs';

const BEGIN = '<!-- generated: npm run proto -->';
const END = '<!-- end of what is generated -->';

/** Replaces the reference in a page. The text between the two marks is generated from the `.proto` files. */
export function withWireReference(page, namespace) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/wire.md must hold the lines "${BEGIN}" and "${END}"`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${referenceOf(namespace)}\n${page.slice(end)}`;
}

function referenceOf(namespace) {
  const enums = byName(enumsOf(namespace)).map(enumText);
  const messages = byName(messagesOf(namespace)).map(messageText);
  return `### Enums\n${enums.join('')}\n### Messages\n${messages.join('')}`;
}

/** Sorts by name, to make lookups easy, and so that moving a message to another file changes nothing. */
function byName(items) {
  return [...items].sort((a, b) => (wireTypeName(a) < wireTypeName(b) ? -1 : 1));
}

function enumText(item) {
  const values = Object.entries(item.values).map(([name, number]) => `${name} ${number}`);
  return `- **${item.name}**: ${oneLine(item.comment)}\n  ${values.join(', ')}\n`;
}

function messageText(message) {
  const about = oneLine(message.comment);
  const fields = fieldsOf(message).map(fieldText).join('; ');
  return `- **${wireTypeName(message)}**${about && `: ${about}`}\n  \`${fields}\`${reservedText(message)}\n`;
}

function fieldText(field) {
  const type = field.resolvedType ? wireTypeName(field.resolvedType) : field.type;
  const mark = field.comment?.includes('†') ? '†' : '';
  return `${field.id} ${field.name}${mark}: ${field.repeated ? 'repeated ' : ''}${isEnum(field) ? 'enum ' : ''}${type}`;
}

function reservedText({ reserved = [] }) {
  if (reserved.length === 0) return '';
  return ` Reserved: ${reserved.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ')}.`;
}

/** Comments of the `.proto` files name the sections of the specification, and may have several lines. */
function oneLine(comment) {
  return (comment ?? '').replaceAll('\n', ' ').trim();
}
