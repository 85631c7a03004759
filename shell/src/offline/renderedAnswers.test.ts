import { renderedAnswers } from './renderedAnswers';

test('of the answers that came in the page those for nobody are left out', () => {
  const answers = { '/title_detail?title_id=1': { bytes: 'a' }, '/title_list/bookmark': { bytes: 'b', isForNobody: true } };
  expect(renderedAnswers({ answers }, '/api')).toEqual([{ address: '/api/title_detail?title_id=1', bytes: 'a' }]);
});

test('what is the same for new readers is that of one', () => {
  const answers = { '/title': { bytes: 'a', isForNobody: true, isForNewReaders: true } };
  expect(renderedAnswers({ answers }, '/api')).toEqual([{ address: '/api/title', bytes: 'a' }]);
});

test('a page that was not rendered has none', () => {
  expect(renderedAnswers(undefined, '/api')).toEqual([]);
});
