import { addressOfPage } from './addressOfPage';

const SURVEY = '/webview/questionnaire/:lang/:questionnaire_key';

test('route parameters are read from the URL, decoded, together with the query', () => {
  const { params, search } = addressOfPage(SURVEY, { pathname: '/webview/questionnaire/tha/spring%202026/', search: '?os=ios' });
  expect(params).toEqual({ lang: 'tha', questionnaire_key: 'spring 2026' });
  expect(search.get('os')).toBe('ios');
});

test('a parameter with invalid encoding is read as it is', () => {
  expect(addressOfPage(SURVEY, { pathname: '/webview/questionnaire/en/100%', search: '' }).params.questionnaire_key).toBe('100%');
});
