import { goTo, type KeepAlivePage, startPages } from './keepAlivePages';

const all = <Drawn>(left: readonly KeepAlivePage<Drawn>[]) => left;
const none = () => [];
const home = startPages('/', 'home');

describe('the pages of a visit', () => {
  it('puts the one that is shown in front of those that were left', () => {
    const title = goTo(home, { name: '/titles/1', drawn: 'title' }, all);
    expect(title.map(({ drawn }) => drawn)).toEqual(['title', 'home']);
    expect(goTo(title, { name: '/titles/2', drawn: 'other' }, all).map(({ drawn }) => drawn)).toEqual(['other', 'title', 'home']);
  });

  it('goes back to the one that is there still, and draws there what is to be drawn now', () => {
    const title = goTo(home, { name: '/titles/1', drawn: 'title' }, all);
    const back = goTo(title, { name: '/', drawn: 'home again' }, all);
    expect(back).toEqual([{ ...home[0], drawn: 'home again' }, title[0]]);
  });

  it('begins one anew that has gone', () => {
    const title = goTo(home, { name: '/titles/1', drawn: 'title' }, none);
    const [again] = goTo(title, { name: '/', drawn: 'home' }, none);
    expect([home[0].id, title[0].id]).not.toContain(again.id);
  });

  it('stays the same page whatever else the address says', () => {
    const [sorted] = goTo(home, { name: '/', drawn: 'sorted' }, all);
    expect(sorted).toEqual({ ...home[0], drawn: 'sorted' });
  });

  it('is the same array where nothing changes', () => {
    expect(goTo(home, { name: '/', drawn: 'home' }, none)).toBe(home);
  });
});
