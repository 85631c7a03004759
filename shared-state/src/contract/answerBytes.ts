import type { FirstAnswer } from './renderedPage';

/**
 * The bytes of an answer that came with the page. By hand: a title of a thousand chapters has 190 KB of them, and ten thousand titles
 * a megabyte, for which `Uint8Array.from` takes ten times as long, 600 ms of a phone's.
 */
export function answerBytes({ bytes: text }: Pick<FirstAnswer, 'bytes'>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
