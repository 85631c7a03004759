import { hasWord } from '@komawari/shared-domain';
import { type HtmlNode, readHtml } from '../safe-html/readHtml';
import type { FaqEntry } from './faqApi';

export interface FoundEntry {
  entry: FaqEntry;
  /** Whether some of the words are only in the answer. */
  isInAnswer: boolean;
}

/**
 * Returns the entries that contain every word in question or answer. Those with every word in the question come first. Within
 * each group, the editor's order stays.
 */
export function searchFaq(entries: readonly FaqEntry[], words: readonly string[]): FoundEntry[] {
  const found = entries.flatMap((entry): FoundEntry[] => {
    const missing = words.filter((word) => !hasWord(entry.question, word));
    if (missing.length === 0) return [{ entry, isInAnswer: false }];
    const answer = textOf(readHtml(entry.answer));
    return missing.every((word) => hasWord(answer, word)) ? [{ entry, isInAnswer: true }] : [];
  });
  return [...found.filter(({ isInAnswer }) => !isInAnswer), ...found.filter(({ isInAnswer }) => isInAnswer)];
}

/** The visible text of HTML. Spaces separate elements, so that the end of one and the start of the next form no word. */
function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)} `)).join('');
}
