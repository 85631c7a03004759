import { wrongCounts } from './foundRows';
import { type FoundRows, Ledger } from './Ledger';

const rows = (marks: string[], texts: Record<string, number> = {}): FoundRows => ({
  marks: new Set(marks),
  texts: new Map(Object.entries(texts)),
  wrongCounts: 0,
});

test('acknowledged writes that are present are found, and none is lost', () => {
  const ledger = new Ledger();
  ledger.marked('like', true, true);
  ledger.marked('taken back', true, true);
  ledger.marked('taken back', false, true);
  ledger.sent('hello', true);
  const verdict = ledger.compare(rows(['like'], { hello: 1 }));
  expect(verdict).toMatchObject({ acknowledged: 4, failed: 0, certain: 3, found: 3, lost: 0, duplicated: 0 });
});

test.each([
  ['a mark that is gone', (ledger: Ledger) => ledger.marked('like', true, true), rows([])],
  ['a mark that is back', (ledger: Ledger) => ledger.marked('like', false, true), rows(['like'])],
  ['a text that is gone', (ledger: Ledger) => ledger.sent('hello', true), rows([])],
  // Both writes were to set it.
  ['a mark that is gone after an unanswered repetition', doubled, rows([])],
])('%s counts as lost', (_what, write, found) => {
  const ledger = new Ledger();
  write(ledger);
  expect(ledger.compare(found)).toMatchObject({ lost: 1, found: 0 });
});

function doubled(ledger: Ledger): void {
  ledger.marked('like', true, true);
  ledger.marked('like', true, false);
}

test('an unanswered write may be present or not, until a later write is acknowledged', () => {
  const ledger = new Ledger();
  ledger.marked('like', true, false);
  ledger.sent('hello', false);
  for (const found of [rows([]), rows(['like'], { hello: 1 })]) {
    expect(ledger.compare(found)).toMatchObject({ acknowledged: 0, failed: 2, certain: 0, lost: 0 });
  }
  ledger.marked('like', false, true);
  expect(ledger.compare(rows(['like']))).toMatchObject({ certain: 1, lost: 1 });
});

test('a text that is present twice is duplicated, whether acknowledged or not', () => {
  const ledger = new Ledger();
  ledger.sent('one', true);
  ledger.sent('two', false);
  expect(ledger.compare(rows([], { one: 2, two: 2 })).duplicated).toBe(2);
});

test('wrongCounts compares the counts of comments with their likes', () => {
  const comments = [
    { id: 1, numberOfLikes: 2 },
    { id: 2, numberOfLikes: 1 },
    { id: 3, numberOfLikes: 0 },
  ];
  expect(wrongCounts(comments, [{ commentId: 1 }, { commentId: 1 }, { commentId: 3 }])).toBe(2);
});
