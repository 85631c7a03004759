import { aMangaViewer } from '@komawari/shared-proto/fixtures';
import { act, renderHook } from '@testing-library/react';
import { readingChapter } from '../model/chapter/readingChapter';
import { usePeek } from './usePeek';

const chapter = readingChapter(aMangaViewer({}));

describe('usePeek', () => {
  it('returns the same object until its state changes', () => {
    const { result, rerender } = renderHook(() => usePeek(chapter, false));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
    act(() => before.pin(true));
    expect(result.current).toMatchObject({ isPinned: true, search: { isNeeded: true } });
  });

  it('pins the language that the reader chooses', () => {
    const { result } = renderHook(() => usePeek(chapter, false));
    act(() => result.current.search.onFound({ locale: 'es', locales: ['es', 'fr'], others: undefined, isImpossible: false }));
    expect(result.current).toMatchObject({ locale: 'es', isPinned: false, search: { chosen: undefined } });
    act(() => result.current.choose('fr'));
    expect(result.current).toMatchObject({ isPinned: true, search: { chosen: 'fr', isNeeded: true } });
  });

  it('is shown beside the page when another language is found, and refused when it is impossible', () => {
    const { result } = renderHook(() => usePeek(chapter, true));
    expect(result.current.isBeside).toBe(false);
    act(() => result.current.search.onFound({ locale: 'es', locales: ['es'], others: undefined, isImpossible: false }));
    expect(result.current).toMatchObject({ isBeside: true, isRefused: false });
    act(() => result.current.search.onFound({ locale: 'es', locales: ['es'], others: undefined, isImpossible: true }));
    expect(result.current).toMatchObject({ isBeside: false, isRefused: true });
  });
});
