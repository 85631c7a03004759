import { firstDrawn, openChapter, prerenderChapter } from './mountedChapters';

const first = firstDrawn(41, true);
const next = { chapterId: 42, step: 'link' } as const;
const before = { chapterId: 40, step: 'history' } as const;

describe('mounted chapters', () => {
  it.each([next, before])('openChapter shows the prerendered chapter as it is ($step)', (ahead) => {
    const withAhead = prerenderChapter(first, ahead);
    expect(openChapter(withAhead, ahead.chapterId, ahead.step)).toEqual({ opened: withAhead.ahead, ahead: undefined });
  });

  it.each([
    [next, undefined],
    [next, 'history'],
    [before, 'link'],
  ] as const)('openChapter renders a prerendered chapter anew when it opens by another step (%o by %s)', (ahead, step) => {
    const withAhead = prerenderChapter(first, ahead);
    const { opened, ahead: still } = openChapter(withAhead, ahead.chapterId, step);
    expect(opened).toMatchObject({ chapterId: ahead.chapterId, isFromHtml: false });
    expect([first.opened.key, withAhead.ahead?.key]).not.toContain(opened.key);
    expect(still).toBeUndefined();
  });

  it('openChapter renders any other chapter anew, even one that was open before', () => {
    const withNext = openChapter(prerenderChapter(first, next), 42, 'link');
    const { opened } = openChapter(withNext, 41, 'link');
    expect(opened).toMatchObject({ chapterId: 41, isFromHtml: false });
    expect([first.opened.key, withNext.opened.key]).not.toContain(opened.key);
  });

  it('prerenderChapter replaces the previously prerendered chapter', () => {
    const withBefore = prerenderChapter(first, before);
    const { ahead } = prerenderChapter(withBefore, next);
    expect(ahead).toMatchObject(next);
    expect(ahead?.key).not.toBe(withBefore.ahead?.key);
  });

  it('return the same object when nothing changes', () => {
    expect(openChapter(first, 41, 'link')).toBe(first);
    expect(prerenderChapter(first, undefined)).toBe(first);
    const withNext = prerenderChapter(first, next);
    expect(prerenderChapter(withNext, { ...next })).toBe(withNext);
    expect(prerenderChapter(withNext, undefined)).toEqual(first);
  });
});
