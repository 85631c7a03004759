import { fieldsOf, isEnum, isMessage, messagesOf, plainFieldName, plainTypeName, wireTypeName } from './plainNames.mjs';

const CODES = { uint32: 'u', int32: 'i', bool: 'b', string: 's' };

/** The codes that src/messageTable.ts can read. Any other field fails here, and not in a reader's browser. */
function kindCode(field) {
  const where = `${wireTypeName(field.parent)}.${field.name}`;
  if (field.map || field.options?.proto3_optional) throw new Error(`${where}: not supported by the tables`);
  if (isMessage(field)) return (field.repeated ? '*' : ':') + plainTypeName(field.resolvedType);
  const code = isEnum(field) ? 'i' : CODES[field.type];
  if (!code) throw new Error(`${where}: type ${field.type} is not supported by the tables`);
  if (!field.repeated) return code;
  if (code !== 's') throw new Error(`${where}: only strings and messages can be repeated`);
  return 'S';
}

function fieldCode(field) {
  if (field.partOf && !isMessage(field)) throw new Error(`${field.fullName}: an arm of a oneof must be a message`);
  const oneof = field.partOf ? `${field.partOf.name}.` : '';
  return `${oneof}${plainFieldName(field)}=${field.id}${kindCode(field)}`;
}

function renamesOf(message) {
  return fieldsOf(message)
    .filter((field) => plainFieldName(field) !== field.name)
    .map((field) => `  '${plainTypeName(message)}.${plainFieldName(field)}': '${field.name}',\n`);
}

const FORMAT = `
// One line a message: \`name=<number><kind>\`. Kinds: u uint32, i int32 or enum, b bool, s string,
// S repeated string, :Name message, *Name repeated message. \`oneof.name\` is an arm of a oneof.
`;

/** The wire as data: what to do with each field number of each message. */
export function tablesSource(namespace) {
  const messages = messagesOf(namespace);
  const names = messages.map(plainTypeName);
  if (new Set(names).size !== names.length) throw new Error('Two messages share a plain name');
  const rows = messages.map((message) => `  ${plainTypeName(message)}: '${fieldsOf(message).map(fieldCode).join(' ')}',\n`);
  return `${FORMAT}export const WIRE_TABLES = {
${rows.join('')}} as const;

// Where the wire spells a field otherwise than the code.
export const WIRE_SPELLING: Readonly<Record<string, string>> = {
${messages.flatMap(renamesOf).join('')}};
`;
}
