import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { assertionNeedsReason } from './assertionNeedsReason.mjs';

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('assertion-needs-reason', assertionNeedsReason, {
  valid: [
    'const order = ["a", "b"] as const;',
    'const size = { width: 1 } satisfies Size;',
    'const first = list[0]!; // Every list has one.',
    '// The server checks it.\nconst view = JSON.parse(text) as View;',
    '/**\n * The server checks it.\n */\nconst view = <View>JSON.parse(text);',
    'import { a as b } from "c";',
    'const name = read(\n  // The map has it.\n  map.get(key)!,\n);',
  ],
  invalid: [
    { code: 'const first = list[0]!;', errors: [{ messageId: 'reason', data: { sign: '!' } }] },
    { code: 'const view = JSON.parse(text) as View;', errors: [{ messageId: 'reason', data: { sign: 'as' } }] },
    { code: 'const view = <View>JSON.parse(text);', errors: [{ messageId: 'reason', data: { sign: '<T>' } }] },
    { code: 'const last = list.at(-1)!; // Every list has one.\n\nconst first = list[0]!;', errors: 1 },
    { code: 'const view = both as unknown as View;', errors: 2 },
  ],
});
