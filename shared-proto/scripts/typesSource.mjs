import { enumsOf, fieldsOf, isEnum, isMessage, messagesOf, plainFieldName, plainTypeName } from './plainNames.mjs';

const SCALARS = { uint32: 'number', int32: 'number', bool: 'boolean', string: 'string' };

function docs(comment, indent) {
  if (!comment) return '';
  const lines = comment.split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

function fieldType(field) {
  const one = isEnum(field) || isMessage(field) ? plainTypeName(field.resolvedType) : SCALARS[field.type];
  return field.repeated ? `${one}[]` : one;
}

function fieldSource(field) {
  const optional = isMessage(field) && !field.repeated ? '?' : '';
  return `${docs(field.comment, '  ')}  ${plainFieldName(field)}${optional}: ${fieldType(field)};\n`;
}

function oneofSource(oneof) {
  const arms = [...oneof.fieldsArray]
    .sort((a, b) => a.id - b.id)
    .map((field) => `\n    | { kind: '${plainFieldName(field)}'; value: ${fieldType(field)} }`);
  return `  ${oneof.name}?:${arms.join('')};\n`;
}

function interfaceSource(message) {
  const plain = fieldsOf(message).filter((field) => !field.partOf);
  const body = plain.map(fieldSource).join('') + (message.oneofsArray ?? []).map(oneofSource).join('');
  return `${docs(message.comment, '')}export interface ${plainTypeName(message)} {\n${body}}\n`;
}

function enumSource(item) {
  const values = Object.entries(item.values).map(([name, number]) => `  ${name}: ${number},\n`);
  const type = `export type ${item.name} = (typeof ${item.name})[keyof typeof ${item.name}];\n`;
  return `${docs(item.comment, '')}export const ${item.name} = {\n${values.join('')}} as const;\n${type}`;
}

/** Plain interfaces and erasable enums, with the comments of the .proto files. */
export function typesSource(namespace) {
  return [...enumsOf(namespace).map(enumSource), ...messagesOf(namespace).map(interfaceSource)].join('\n');
}
