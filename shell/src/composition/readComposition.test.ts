import { readComposition } from './readComposition';
import { aComposition } from './testing/aComposition';

test('readComposition reads the composition and the settings from the page', () => {
  const data = { composition: aComposition(), config: { apiBase: '/api', questionnaireBase: '/api' } };
  document.body.innerHTML = `<script type="application/json" id="komawari-composition">${JSON.stringify(data)}</script>`;
  expect(readComposition(document)).toEqual(data);
});

test('readComposition names the element that is missing', () => {
  document.body.innerHTML = '';
  expect(() => readComposition(document)).toThrow('#komawari-composition is missing');
});
