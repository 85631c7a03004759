import { coverOfState, markCover } from './coverTransition';

function setup() {
  document.body.innerHTML = `
    <header data-title-cover></header>
    <a id="one"><span><img></span></a>
    <a id="two"><span><img></span></a>
    <a id="bare"></a>`;
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('header, span')].map(({ style }) => style.viewTransitionName || undefined);
  return { names, press: (id: string) => markCover(document.getElementById(id)!) };
}

// jsdom knows no such property of a style; a plain one will do.
test('only the cover that was pressed last has the name', () => {
  const { names, press } = setup();
  press('one');
  expect(names()).toEqual(['none', 'title-cover', undefined]);
  press('two');
  expect(names()).toEqual(['none', 'none', 'title-cover']);
});

test('a link without a cover grows nothing', () => {
  const { names, press } = setup();
  press('bare');
  expect(names()).toEqual(['none', undefined, undefined]);
});

test.each([[undefined], [null], ['text'], [{}], [{ cover: 7 }]])('the state %p brings no cover', (state) => {
  expect(coverOfState(state)).toBeUndefined();
});
