import { createEventPrinter } from './EventPrinter';

function setup(isTerminal: boolean) {
  let text = '';
  let now = 0;
  const printer = createEventPrinter({ write: (part) => (text += part), isTerminal, columns: 30 }, () => now);
  return { printer, textOf: () => text, wait: (ms: number) => (now += ms) };
}

test('the summary counts outcomes, and the exit code is 1 if something was left out', () => {
  const { printer, textOf } = setup(false);
  printer.print({ kind: 'item', outcome: 'added', what: 'Moon [en] #001 (2 pages)' });
  printer.print({ kind: 'item', outcome: 'unchanged', what: 'chapters of sun', count: 3 });
  printer.print({ kind: 'error', where: 'bad.cbz', what: 'is empty.', todo: 'Get the file again.' });
  expect(printer.finish()).toBe(1);
  expect(textOf()).toBe(
    '  added      Moon [en] #001 (2 pages)\n  as it was  3 chapters of sun\n  LEFT OUT   bad.cbz\n             is empty. Get the file again.\n1 added, 3 as it was, 1 left out.\n',
  );
});

test('a warning is counted and keeps the exit code at 0', () => {
  const { printer, textOf } = setup(false);
  printer.print({ kind: 'item', outcome: 'added', what: 'Moon' });
  printer.print({ kind: 'warning', where: 'moon.cbz', what: 'is odd.', todo: 'Look at it.' });
  expect(printer.finish()).toBe(0);
  expect(textOf()).toMatch(/ {2}warning {4}moon\.cbz\n {13}is odd\. Look at it\.\n1 added, 1 warning\.\n$/);
});

test('the exit code is 0 if everything was imported', () => {
  const { printer } = setup(false);
  printer.print({ kind: 'item', outcome: 'added', what: 'Moon' });
  expect(printer.finish()).toBe(0);
});

test('on a terminal, progress is one line, cut to the width and replaced by other output', () => {
  const { printer, textOf } = setup(true);
  printer.print({ kind: 'progress', what: 'A name that is much too long', done: 1, total: 4 });
  printer.print({ kind: 'note', text: 'stays' });
  expect(textOf()).toBe('\r\x1b[K  [###.........] A name that \r\x1b[Kstays\n');
});

test('without a terminal, progress is printed every five seconds', () => {
  const { printer, textOf, wait } = setup(false);
  for (let done = 1; done <= 10; done += 1) {
    wait(1_000);
    printer.print({ kind: 'progress', what: 'x', done, total: 10 });
  }
  expect(textOf().trim().split('\n')).toHaveLength(2);
});
