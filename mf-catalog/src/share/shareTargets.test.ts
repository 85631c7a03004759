import fc from 'fast-check';
import { shareTargets } from './shareTargets';

describe('shareTargets', () => {
  it('contains the whole URL, and the text where the network accepts one, for any text and URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (text, url) => {
        for (const { network, href } of shareTargets(text, url)) {
          const values = [...new URL(href).searchParams.values()];
          const expected = network === 'Facebook' ? [url] : network === 'WhatsApp' ? [`${text} ${url}`] : [text, url];
          expect(values.toSorted()).toEqual(expected.toSorted());
        }
      }),
    );
  });
});
