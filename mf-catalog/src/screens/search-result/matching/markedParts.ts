import { fold } from './fold';

export interface Part {
  text: string;
  isMatch: boolean;
}

/** A text cut where the keyword stands in it, so that matches can be marked. Joined again it is the text. */
export function markedParts(original: string, keyword: string): Part[] {
  const { text, origins } = fold(original);
  const typed = fold(keyword.trim()).text;
  const parts: Part[] = [];
  let end = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > end) parts.push({ text: original.slice(end, to), isMatch });
    end = Math.max(end, to);
  };
  for (let at = text.indexOf(typed); typed !== '' && at >= 0; at = text.indexOf(typed, at + typed.length)) {
    add(origins[at]!, false);
    add(origins[at + typed.length]!, true);
  }
  add(original.length, false);
  return parts;
}
