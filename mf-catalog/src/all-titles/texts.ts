import { type Column, columnOf } from './column';

/**
 * Many texts in two strings, each distinct text once. A browser uses two bytes per character for a string with any character
 * beyond Latin-1. So texts with such characters are in a string of their own.
 */
export interface Texts {
  latin: string;
  other: string;
  /** Where each text ends. */
  latinEnds: Column;
  otherEnds: Column;
}

/** Returns the text at a place. Places from 0 upward are in `latin`, those from -1 downward in `other`. */
export function textAt({ latin, other, latinEnds, otherEnds }: Texts, place: number): string {
  return place >= 0 ? partAt(latin, latinEnds, place) : partAt(other, otherEnds, -1 - place);
}

function partAt(text: string, ends: Column, index: number): string {
  return text.slice(ends[index - 1] ?? 0, ends[index]);
}

// oxlint-disable-next-line no-control-regex -- Latin-1 includes the control characters
const IS_LATIN = /^[\u0000-\u00ff]*$/;

/** Assigns a place to each text, and finally returns all texts. */
export function textCollector(): { placeOf: (text: string) => number; texts: () => Texts } {
  const places = new Map<string, number>();
  const latins: string[] = [];
  const others: string[] = [];
  return {
    placeOf(text) {
      const known = places.get(text);
      if (known !== undefined) return known;
      const place = IS_LATIN.test(text) ? latins.push(text) - 1 : -others.push(text);
      places.set(text, place);
      return place;
    },
    texts: () => ({ latin: latins.join(''), other: others.join(''), latinEnds: endsOf(latins), otherEnds: endsOf(others) }),
  };
}

function endsOf(texts: readonly string[]): Column {
  let end = 0;
  return columnOf(texts.map((text) => (end += text.length)));
}
