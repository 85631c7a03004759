import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import protobuf from 'protobufjs';
import wireSchema from '../fixtures/wire-schema.json' with { type: 'json' };

// fixtures/wire-schema.json is the published table of names, numbers and types. The .proto files must match it exactly, since
// third-party clients read our answers.

const PROTO_DIR = path.join(__dirname, '..', 'proto');

function loadNamespace(): protobuf.Namespace {
  const files = readdirSync(PROTO_DIR).map((name) => path.join(PROTO_DIR, name));
  const root = new protobuf.Root().loadSync(files, { keepCase: true });
  root.resolveAll();
  return root.lookup('komawari') as protobuf.Namespace;
}

function descendants(namespace: protobuf.NamespaceBase): protobuf.ReflectionObject[] {
  return namespace.nestedArray.flatMap((item) => [item, ...(item instanceof protobuf.Namespace ? descendants(item) : [])]);
}

function nameOf(item: protobuf.ReflectionObject): string {
  return item.fullName.replace('.komawari.', '');
}

function fieldText(field: protobuf.Field): string {
  const type = field.resolvedType
    ? `${field.resolvedType instanceof protobuf.Enum ? 'enum:' : ''}${nameOf(field.resolvedType)}`
    : field.type;
  return `${field.id} ${field.name}: ${field.repeated ? 'repeated ' : ''}${type}`;
}

const all = descendants(loadNamespace());
const messages = all.filter((item) => item instanceof protobuf.Type);
const enums = all.filter((item) => item instanceof protobuf.Enum);

test('every message has exactly the published fields, numbers and types', () => {
  const ours = messages.map((message) => [nameOf(message), [...message.fieldsArray].sort((a, b) => a.id - b.id).map(fieldText)]);
  expect(Object.fromEntries(ours)).toEqual(wireSchema.messages);
});

test('every enum has exactly the published values', () => {
  expect(Object.fromEntries(enums.map((item) => [nameOf(item), item.values]))).toEqual(wireSchema.enums);
});

test('field numbers of later clients are reserved', () => {
  const ours = messages
    .filter((message) => message.reserved?.length)
    .map((message) => [nameOf(message), reservedText(message.reserved)]);
  expect(Object.fromEntries(ours)).toEqual(wireSchema.reserved);
});

function reservedText(ranges: (number[] | string)[]): string {
  return ranges.map((range) => (range[0] === range[1] ? `${range[0]}` : `${range[0]} to ${range[1]}`)).join(', ');
}

test('oneofs are exactly those of the specification', () => {
  const oneofs = messages.flatMap((message) =>
    message.oneofsArray.map((oneof) => [`${nameOf(message)}.${oneof.name}`, oneof.fieldsArray.length]),
  );
  expect(Object.fromEntries(oneofs)).toEqual({
    'Response.result': 2,
    'SuccessResult.view': 34,
    'Popup.content': 4,
    'AdNetwork.network': 5,
    'Page.content': 5,
    'FeaturedTitlesView.Contents.content': 2,
  });
});

test('no field needs more than 32 bits', () => {
  const types = messages.flatMap((message) => message.fieldsArray.map((field) => field.type));
  expect(types.filter((type) => /64|float|double|bytes/.test(type))).toEqual([]);
});

test('index.ts exports every generated type and enum', () => {
  const generated = readFileSync(path.join(__dirname, 'generated', 'wireTypes.ts'), 'utf8');
  const names = [...generated.matchAll(/^export (?:interface|const) (\w+)/gm)].map((match) => match[1] ?? '');
  const index = readFileSync(path.join(__dirname, 'index.ts'), 'utf8');
  // WireResponse replaces the envelope.
  const missing = names.filter((name) => name !== 'Response' && !index.includes(`  ${name},\n`));
  expect(names.length).toBeGreaterThan(90);
  expect(missing).toEqual([]);
});
