/** Runs in the page: a reading position in the browser's storage. */
export function storePosition({ titleId, chapterId }: { titleId: number; chapterId: number }): void {
  const read = { titleId, titleName: 'Neon Harbor', portraitImageUrl: '', chapterId, chapterName: '#001' };
  const position = { ...read, page: 1, pageCount: 5, fraction: 0, at: Date.now() - 60_000 };
  localStorage.setItem('readingProgress', JSON.stringify({ [titleId]: position }));
}
