import fc from 'fast-check';
import { shareTargets } from './shareTargets';

describe('shareTargets', () => {
  it('contains the whole URL, for any text and URL', () => {
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
