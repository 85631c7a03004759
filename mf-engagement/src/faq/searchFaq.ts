import { hasWord } from '@komawari/shared-domain';
import { type HtmlNode, readHtml } from '../safe-html/readHtml';
import type { FaqEntry } from './faqApi';

export interface FoundEntry {
  entry: FaqEntry;
  /** Some of what was looked for stands in the answer alone. */
  isInAnswer: boolean;
}

/** Entries that hold every word, in question or answer: first those whose question holds them all, each in the editor's order. */
export function searchFaq(entries: readonly FaqEntry[], words: readonly string[]): FoundEntry[] {
  const found = entries.flatMap((entry): FoundEntry[] => {
    const missing = words.filter((word) => !hasWord(entry.question, word));
    if (missing.length === 0) return [{ entry, isInAnswer: false }];
    const answer = textOf(readHtml(entry.answer));
    return missing.every((word) => hasWord(answer, word)) ? [{ entry, isInAnswer: true }] : [];
  });
  return [...found.filter(({ isInAnswer }) => !isInAnswer), ...found.filter(({ isInAnswer }) => isInAnswer)];
}

/** What a reader sees of HTML. Elements are kept apart, so that the end of one and the beginning of the next make no word. */
function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)} `)).join('');
}
