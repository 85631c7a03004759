/** A width and a height: of a screen in CSS pixels, or of a picture in its own. */
export interface Size {
  width: number;
  height: number;
}

/** The size that stands for a chapter: the median picture, so that a cover or a title strip does not decide. */
export function usualPageSize(pages: readonly Size[]): Size {
  const byShape = pages.toSorted((a, b) => a.width / a.height - b.width / b.height);
  return byShape[Math.floor(byShape.length / 2)] ?? { width: 2, height: 3 };
}
