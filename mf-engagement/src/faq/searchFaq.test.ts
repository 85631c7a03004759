import { searchFaq } from './searchFaq';

const entries = [
  { key: '0', question: 'Do I need an account?', answer: '<p>No. Just <b>read</b>.</p>' },
  { key: '1', question: 'What do you know?', answer: '<ul><li>A random number,</li><li>no account.</li></ul>' },
  { key: '2', question: 'Which account is mine?', answer: '<p class="account">None: <a href="/account">none</a>.</p>' },
];

const keys = (...words: string[]) => searchFaq(entries, words).map(({ entry }) => entry.key);

test('without words everything is there, in the editor’s order', () => {
  expect(keys()).toEqual(['0', '1', '2']);
});

test('what stands in a question comes before what stands in an answer alone', () => {
  expect(keys('account')).toEqual(['0', '2', '1']);
  expect(searchFaq(entries, ['account']).map(({ isInAnswer }) => isInAnswer)).toEqual([false, false, true]);
});

test('every word has to be there, in question or answer', () => {
  expect(keys('account', 'read')).toEqual(['0']);
  expect(keys('account', 'unicorn')).toEqual([]);
});

test('markup is no text, and two elements make no word', () => {
  expect(keys('class')).toEqual([]);
  expect(keys('href')).toEqual([]);
  expect(keys('number,no')).toEqual([]);
});
