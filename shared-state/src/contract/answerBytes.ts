import type { FirstAnswer } from './renderedPage';

/**
 * The bytes of an answer that came with the page. The loop is written by hand for speed: a title with a thousand chapters has 190
 * KB, and ten thousand titles have a megabyte. `Uint8Array.from` takes ten times as long for that, 600 ms on a phone.
 */
export function answerBytes({ bytes: text }: Pick<FirstAnswer, 'bytes'>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
