import { renderedAnswers } from './renderedAnswers';

test('renderedAnswers leaves out answers that were rendered without a reader', () => {
  const answers = { '/title_detail?title_id=1': { bytes: 'a' }, '/title_list/bookmark': { bytes: 'b', isForNobody: true } };
  expect(renderedAnswers({ answers }, '/api')).toEqual([{ address: '/api/title_detail?title_id=1', bytes: 'a' }]);
});

test('renderedAnswers includes answers that are the same for all new readers, for a new reader', () => {
  const answers = { '/title': { bytes: 'a', isForNobody: true, isForNewReaders: true } };
  expect(renderedAnswers({ answers }, '/api')).toEqual([{ address: '/api/title', bytes: 'a' }]);
});

test('renderedAnswers is empty for a page that was not rendered on the server', () => {
  expect(renderedAnswers(undefined, '/api')).toEqual([]);
});
