import { reportsOf } from './reportsOf.mjs';

/** Runs the rule on each of these pieces of code. */
const reportsOn = (codes) =>
  Object.values(reportsOf('assertion-needs-reason', Object.fromEntries(codes.map((code, index) => [`${100 + index}.ts`, code]))));

test('code without assertions, or with a reason for each, is accepted', () => {
  const good = [
    'const order = ["a", "b"] as const;',
    'const size = { width: 1 } satisfies Size;',
    'const first = list[0]!; // Every list has one.',
    '// The server checks it.\nconst view = JSON.parse(text) as View;',
    '/**\n * The server checks it.\n */\nconst view = <View>JSON.parse(text);',
    'import { a as b } from "c";',
    'const name = read(\n  // The map has it.\n  map.get(key)!,\n);',
  ];
  expect(reportsOn(good)).toEqual(good.map(() => []));
});

test('each assertion without a reason is reported', () => {
  const bad = [
    'const first = list[0]!;',
    'const view = JSON.parse(text) as View;',
    'const view = <View>JSON.parse(text);',
    'const last = list.at(-1)!; // Every list has one.\n\nconst first = list[0]!;',
    'const view = both as unknown as View;',
  ];
  const reason = (sign) => expect.stringContaining(`Find a type that needs no \`${sign}\``);
  expect(reportsOn(bad)).toEqual([[reason('!')], [reason('as')], [reason('<T>')], [reason('!')], [reason('as'), reason('as')]]);
});
