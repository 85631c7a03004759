import type * as isForReaderModule from './isForReader';

/** A page decides only once whether its visitor is new, so each visit gets fresh modules. */
function nextVisit(): typeof isForReaderModule.isForReader {
  let page: typeof isForReaderModule | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual<typeof isForReaderModule>('./isForReader');
  });
  return page!.isForReader;
}

const answer = { bytes: '' };
const ofNobody = { bytes: '', isForNobody: true };
const ofNewReaders = { bytes: '', isForNobody: true, isForNewReaders: true };

afterEach(() => localStorage.clear());

test('an answer for new readers is for a reader only on the first visit', () => {
  expect([answer, ofNobody, ofNewReaders].map(nextVisit())).toEqual([true, false, true]);
  expect([answer, ofNobody, ofNewReaders].map(nextVisit())).toEqual([true, false, false]);
});
