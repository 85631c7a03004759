import { findWords, foldedText } from '@komawari/shared-domain';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** A text cut where the keyword stands in it, so that matches can be marked. Joined again it is the text. */
export function markedParts(original: string, keyword: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: original.slice(end, to), isMatch });
    end = to;
  };
  for (const [from, to] of findWords(original, [foldedText(keyword.trim())])) {
    add(from, false);
    add(to, true);
  }
  add(original.length, false);
  return parts;
}
