import { runInNewContext } from 'node:vm';
import { parse } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { buildDescriptors } from './buildDescriptors.mjs';

const SOURCE = `
  import { defineMessages } from 'react-intl';
  export const messages = {
    ...defineMessages({ heading: { id: 'a.heading', defaultMessage: 'News', description: 'Heading' } }),
    named: defineMessages<{ 'a.count': { count: number } }>({
      count: { id: 'a.count', defaultMessage: '{count, plural, one {#} other {#}}', description: 'Under it' },
    }),
  };
  export const other = { id: 1, description: 'A title' };
`;

function compiled(unseen) {
  const { outputText } = ts.transpileModule(SOURCE, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [buildDescriptors(unseen)] },
  });
  return outputText;
}

test('descriptions of messages are removed, and descriptions of other objects stay', () => {
  const text = compiled(['description']);
  expect(text).toContain("{ id: 'a.heading', defaultMessage: 'News' }");
  expect(text).not.toContain('Under it');
  expect(text).toContain("{ id: 1, description: 'A title' }");
});

test('default messages are removed from a remote, which has them in its messages file', () => {
  const text = compiled(['description', 'defaultMessage']);
  expect(text).toContain("{ id: 'a.heading' }");
  expect(text).toContain("{ id: 'a.count' }");
});

test('a default message with an argument is parsed, and one without stays text', () => {
  const code = compiled(['description'])
    .replace(/import .*/, '')
    .replaceAll('export ', '');
  const messages = runInNewContext(`const defineMessages = (given) => given;${code};messages`);
  expect(messages.heading.defaultMessage).toBe('News');
  const parsed = parse('{count, plural, one {#} other {#}}', { captureLocation: false });
  expect(messages.named.count.defaultMessage).toEqual(JSON.parse(JSON.stringify(parsed)));
});
