import { addressOfPage } from './addressOfPage';

const SURVEY = '/webview/questionnaire/:lang/:questionnaire_key';

test('the parameters of a route are read from the address, decoded, with the query beside them', () => {
  const { params, search } = addressOfPage(SURVEY, { pathname: '/webview/questionnaire/tha/spring%202026/', search: '?os=ios' });
  expect(params).toEqual({ lang: 'tha', questionnaire_key: 'spring 2026' });
  expect(search.get('os')).toBe('ios');
});

test('what is not encoded rightly is taken as it stands', () => {
  expect(addressOfPage(SURVEY, { pathname: '/webview/questionnaire/en/100%', search: '' }).params.questionnaire_key).toBe('100%');
});
