import { searchFaq } from './searchFaq';

const entries = [
  { key: '0', question: 'Do I need an account?', answer: '<p>No. Just <b>read</b>.</p>' },
  { key: '1', question: 'What do you know?', answer: '<ul><li>A random number,</li><li>no account.</li></ul>' },
  { key: '2', question: 'Which account is mine?', answer: '<p class="account">None: <a href="/account">none</a>.</p>' },
];

const keys = (...words: string[]) => searchFaq(entries, words).map(({ entry }) => entry.key);

test('without words all questions are returned in the order of the editors', () => {
  expect(keys()).toEqual(['0', '1', '2']);
});

test('matches in questions come before matches only in answers', () => {
  expect(keys('account')).toEqual(['0', '2', '1']);
  expect(searchFaq(entries, ['account']).map(({ isInAnswer }) => isInAnswer)).toEqual([false, false, true]);
});

test('every word must occur in the question or the answer', () => {
  expect(keys('account', 'read')).toEqual(['0']);
  expect(keys('account', 'unicorn')).toEqual([]);
});

test('markup is not searched, and text of two elements is not joined to one word', () => {
  expect(keys('class')).toEqual([]);
  expect(keys('href')).toEqual([]);
  expect(keys('number,no')).toEqual([]);
});
