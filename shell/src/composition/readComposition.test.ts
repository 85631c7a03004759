import { readComposition } from './readComposition';
import { aComposition } from './testing/aComposition';

test('the composition and the settings are read from the page', () => {
  const data = { composition: aComposition(), config: { apiBase: '/api', questionnaireBase: '/api' } };
  document.body.innerHTML = `<script type="application/json" id="komawari-composition">${JSON.stringify(data)}</script>`;
  expect(readComposition(document)).toEqual(data);
});

test('a page without it says what is missing', () => {
  document.body.innerHTML = '';
  expect(() => readComposition(document)).toThrow('#komawari-composition is missing');
});
