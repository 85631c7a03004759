import fc from 'fast-check';
import { shareTargets } from './shareTargets';

describe('shareTargets', () => {
  it('carries any text and address whole, whatever characters they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (text, url) => {
        for (const { href } of shareTargets(text, url)) {
          const values = [...new URL(href).searchParams.values()].join(' ');
          expect(values).toContain(url);
        }
      }),
    );
  });
});
