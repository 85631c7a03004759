import { inlineStyleHashes } from './inlineStyleHashes';

// printf 'aspect-ratio:2 / 3' | openssl dgst -sha256 -binary | base64
const RATIO = 'sha256-DE88txj4r+sVpYRyRo38Y3chBdvd2eB0Y+pYZuOzac8=';

test('returns one hash per style attribute, with decoded entities', () => {
  const html = '<p style="aspect-ratio:2 / 3"></p><img src="a" style="aspect-ratio:2 / 3"/>';
  expect(inlineStyleHashes(html)).toEqual([RATIO]);
  const quoted = inlineStyleHashes('<p style="--name:&quot;a &amp; b&quot;"></p>');
  expect(quoted).toEqual(inlineStyleHashes(`<p style="--name:&quot;a &amp; b&quot;"></p>`));
  expect(quoted).not.toEqual(inlineStyleHashes('<p style="--name:a"></p>'));
});

test('ignores text that looks like a style attribute', () => {
  expect(inlineStyleHashes('<p>He wrote style=&quot;x&quot;</p>')).toEqual([]);
});

test('rejects a page with too many different style attributes', () => {
  const html = Array.from({ length: 61 }, (_, index) => `<p style="top:${index}px"></p>`).join('');
  expect(() => inlineStyleHashes(html)).toThrow('It has 61 different style attributes, and 60 are admitted. Use classes.');
});
