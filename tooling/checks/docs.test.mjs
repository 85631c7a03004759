import { errorsIn } from './docs.mjs';

const FILES = ['README.md', 'docs/guide.md', 'shell/src/main.tsx', 'shell/README.md'];

/** What is wrong with a page in `docs/` that contains this text. */
function errors(text) {
  const pages = new Map([
    ['docs/page.md', text],
    ['docs/guide.md', '# Guide\n\n## Where it’s told: `main.tsx`\n'],
  ]);
  return errorsIn('docs/page.md', { files: [...FILES, 'docs/page.md'], pages, scripts: new Set(['start', 'test', 'build']) });
}

describe('a page of the docs', () => {
  test('names files by their path from the root, by their relative path, or by the end of their path', () => {
    expect(errors('`shell/src/main.tsx`, `../shell/README.md`, `src/main.tsx`, `main.tsx`, `guide.md`')).toEqual([]);
    expect(errors('`shell/main.tsx` and `ain.tsx`')).toEqual(['there is no shell/main.tsx', 'there is no ain.tsx']);
  });

  test('names only folders that exist', () => {
    expect(errors('`shell/`, `src/` and `../shell/src/`')).toEqual([]);
    expect(errors('`shel/`')).toEqual(['there is no shel/']);
  });

  test('may name build output, patterns, packages and URLs', () => {
    expect(errors('`dist/current.json` `dist/` `src/<page>.tsx` `@komawari/shared-ui/base.css` `/feeds/en/`')).toEqual([]);
  });

  test('names only commands of package.json, inline and in code blocks', () => {
    expect(errors('`npm test -- unit`\n\n```\nnpm start\nnpm run build -- shell\n```')).toEqual([]);
    expect(errors('`npm run chek`\n\n```\nnpm run biuld\n```')).toEqual([
      'there is no command npm run chek',
      'there is no command npm run biuld',
    ]);
  });

  test('links only to pages, folders and headings that exist', () => {
    expect(errors('[a](guide.md) [b](guide.md#where-its-told-maintsx) [c](../shell) [d](https://x.example/y)')).toEqual([]);
    expect(errors('[a](gide.md) [b](guide.md#when)')).toEqual([
      'its link gide.md leads nowhere',
      'there is no heading for its link guide.md#when',
    ]);
  });
});
