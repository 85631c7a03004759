import { createHash } from 'node:crypto';

/** Each is a source of the page's policy, which is a header: more are a mistake of the page. */
const MAX_STYLES = 60;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/**
 * The hashes by which a policy admits the style attributes of rendered HTML, and no others. React sets styles by script in the
 * browser, which no policy concerns; in HTML they are attributes.
 * @throws where a page has so many different ones that it means to do with styles what classes are for
 */
export function inlineStyleHashes(html: string): string[] {
  const styles = new Set(Array.from(html.matchAll(/<[^<>]* style="([^"]*)"/g), ([, style = '']) => style));
  if (styles.size > MAX_STYLES) {
    throw new Error(`It has ${styles.size} different style attributes, and ${MAX_STYLES} are admitted. Use classes.`);
  }
  return [...styles].map((style) => `sha256-${createHash('sha256').update(unescaped(style)).digest('base64')}`);
}

/** React escapes these characters, and no others. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
