import { drawAhead, firstDrawn, openChapter } from './drawnChapters';

const first = firstDrawn(41, true);

describe('the chapters in the document', () => {
  it('opens the one that is drawn ahead as it is drawn', () => {
    const withNext = drawAhead(first, 42);
    expect(openChapter(withNext, 42, true)).toEqual({ opened: withNext.ahead, ahead: undefined });
  });

  it('draws it anew where the reader comes to another place of it', () => {
    const withNext = drawAhead(first, 42);
    const { opened, ahead } = openChapter(withNext, 42, false);
    expect(opened).toMatchObject({ chapterId: 42, isFromHtml: false });
    expect([first.opened.key, withNext.ahead?.key]).not.toContain(opened.key);
    expect(ahead).toBeUndefined();
  });

  it('draws another one anew, also one that was open before', () => {
    const next = openChapter(drawAhead(first, 42), 42, true);
    const { opened } = openChapter(next, 41, true);
    expect(opened).toMatchObject({ chapterId: 41, isFromHtml: false });
    expect([first.opened.key, next.opened.key]).not.toContain(opened.key);
  });

  it('stays the same object where nothing changes', () => {
    expect(openChapter(first, 41, true)).toBe(first);
    expect(drawAhead(first, undefined)).toBe(first);
    const withNext = drawAhead(first, 42);
    expect(drawAhead(withNext, 42)).toBe(withNext);
    expect(drawAhead(withNext, undefined)).toEqual(first);
  });
});
