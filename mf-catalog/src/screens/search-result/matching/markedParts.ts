import { findWords, foldedText } from '@komawari/shared-domain';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** Splits a text at the keyword, so that matches can be highlighted. The joined parts are the text. */
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
