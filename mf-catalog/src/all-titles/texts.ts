import { type Column, columnOf } from './column';

/**
 * Many texts in two, each different one once. A text that has a letter beyond Latin-1 takes two bytes a letter in a browser, so
 * those stand in a text of their own.
 */
export interface Texts {
  latin: string;
  other: string;
  /** Where each ends. */
  latinEnds: Column;
  otherEnds: Column;
}

/** The text at a place: from 0 up in Latin-1, from -1 down the others. */
export function textAt({ latin, other, latinEnds, otherEnds }: Texts, place: number): string {
  return place >= 0 ? partAt(latin, latinEnds, place) : partAt(other, otherEnds, -1 - place);
}

function partAt(text: string, ends: Column, index: number): string {
  return text.slice(ends[index - 1] ?? 0, ends[index]);
}

// oxlint-disable-next-line no-control-regex -- all of Latin-1
const IS_LATIN = /^[\u0000-\u00ff]*$/;

/** Gives each text its place, and then all of them. */
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
