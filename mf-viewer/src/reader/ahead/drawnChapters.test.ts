import { drawAhead, firstDrawn, openChapter } from './drawnChapters';

const first = firstDrawn(41, false);

describe('the chapters in the document', () => {
  it('opens the one that is drawn ahead as it is drawn', () => {
    const withNext = drawAhead(first, 42);
    expect(openChapter(withNext, 42, 'link')).toEqual({ opened: withNext.ahead, ahead: undefined, left: first.opened });
  });

  it.each(['history', 'other'] as const)('draws it anew where the reader comes to another place of it (%s)', (way) => {
    const withNext = drawAhead(first, 42);
    const { opened, ahead } = openChapter(withNext, 42, way);
    expect(opened).toMatchObject({ chapterId: 42, isFromHtml: false });
    expect([first.opened.key, withNext.ahead?.key]).not.toContain(opened.key);
    expect(ahead).toBeUndefined();
  });

  it('keeps the one that was left for who goes back, and forward again', () => {
    const next = openChapter(first, 42, 'link');
    const back = openChapter(next, 41, 'history');
    expect(back).toEqual({ opened: first.opened, ahead: undefined, left: next.opened });
    expect(openChapter(back, 42, 'history').opened).toBe(next.opened);
  });

  it.each(['link', 'other'] as const)('draws the one that was left anew where a link leads to it (%s)', (way) => {
    const next = openChapter(first, 42, 'link');
    const { opened } = openChapter(next, 41, way);
    expect(opened).toMatchObject({ chapterId: 41, isFromHtml: false });
    expect([first.opened.key, next.opened.key]).not.toContain(opened.key);
  });

  it('gives every chapter that is drawn anew a key of its own', () => {
    const withLeft = openChapter(openChapter(first, 42, 'link'), 41, 'history');
    const { opened, ahead, left } = drawAhead(withLeft, 43);
    expect(new Set([opened.key, ahead?.key, left?.key]).size).toBe(3);
  });

  it('keeps none that came with the HTML', () => {
    expect(openChapter(firstDrawn(41, true), 42, 'link').left).toBeUndefined();
  });

  it('stays the same object where nothing changes', () => {
    expect(openChapter(first, 41, 'link')).toBe(first);
    expect(drawAhead(first, undefined)).toBe(first);
    const withNext = drawAhead(first, 42);
    expect(drawAhead(withNext, 42)).toBe(withNext);
    expect(drawAhead(withNext, undefined)).toEqual(first);
  });
});
