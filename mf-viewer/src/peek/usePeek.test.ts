import { aMangaViewer } from '@komawari/shared-proto/fixtures';
import { act, renderHook } from '@testing-library/react';
import { readingChapter } from '../model/chapter/readingChapter';
import { usePeek } from './usePeek';

const chapter = readingChapter(aMangaViewer({}));

describe('usePeek', () => {
  it('is the same until something of it changes, so that a page that is turned draws no button anew', () => {
    const { result, rerender } = renderHook(() => usePeek(chapter, false));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    act(() => before.pin(true));
    expect(result.current).toMatchObject({ isPinned: true, search: { isNeeded: true } });
  });

  it('stays in the language that was chosen', () => {
    const { result } = renderHook(() => usePeek(chapter, false));
    act(() => result.current.search.onFound({ locale: 'es', locales: ['es', 'fr'], others: undefined, isImpossible: false }));
    expect(result.current).toMatchObject({ locale: 'es', isPinned: false, search: { chosen: undefined } });
    act(() => result.current.choose('fr'));
    expect(result.current).toMatchObject({ isPinned: true, search: { chosen: 'fr', isNeeded: true } });
  });

  it('stands beside the page where there is another language, and says where there is none', () => {
    const { result } = renderHook(() => usePeek(chapter, true));
    expect(result.current.isBeside).toBe(false);
    act(() => result.current.search.onFound({ locale: 'es', locales: ['es'], others: undefined, isImpossible: false }));
    expect(result.current).toMatchObject({ isBeside: true, isRefused: false });
    act(() => result.current.search.onFound({ locale: 'es', locales: ['es'], others: undefined, isImpossible: true }));
    expect(result.current).toMatchObject({ isBeside: false, isRefused: true });
  });
});
