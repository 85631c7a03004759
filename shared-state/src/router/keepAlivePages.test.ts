import { goTo, type KeepAlivePage, startPages } from './keepAlivePages';

const all = <Drawn>(left: readonly KeepAlivePage<Drawn>[]) => left;
const none = () => [];
const home = startPages('/', 'home');

describe('goTo', () => {
  it('puts the shown page in front of those that were left', () => {
    const title = goTo(home, { name: '/titles/1', drawn: 'title' }, all);
    expect(title.map(({ drawn }) => drawn)).toEqual(['title', 'home']);
    expect(goTo(title, { name: '/titles/2', drawn: 'other' }, all).map(({ drawn }) => drawn)).toEqual(['other', 'title', 'home']);
  });

  it('shows a kept page again with its new content', () => {
    const title = goTo(home, { name: '/titles/1', drawn: 'title' }, all);
    const back = goTo(title, { name: '/', drawn: 'home again' }, all);
    expect(back).toEqual([{ ...home[0], drawn: 'home again' }, title[0]]);
  });

  it('creates a new page when the earlier one was removed', () => {
    const title = goTo(home, { name: '/titles/1', drawn: 'title' }, none);
    const [again] = goTo(title, { name: '/', drawn: 'home' }, none);
    expect([home[0].id, title[0].id]).not.toContain(again.id);
  });

  it('keeps the same page when only its content changes', () => {
    const [sorted] = goTo(home, { name: '/', drawn: 'sorted' }, all);
    expect(sorted).toEqual({ ...home[0], drawn: 'sorted' });
  });

  it('returns the same array when nothing changes', () => {
    expect(goTo(home, { name: '/', drawn: 'home' }, none)).toBe(home);
  });
});
