import { createHash } from 'node:crypto';

/** Each hash is a source in the page's policy, which is a header. More than this is a mistake in the page. */
const MAX_STYLES = 60;

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/**
 * The hashes by which a policy allows exactly the style attributes in rendered HTML. In the browser React sets styles by script,
 * which no policy restricts, but in HTML they are attributes.
 * @throws if a page has so many different ones that it uses styles where it should use classes
 */
export function inlineStyleHashes(html: string): string[] {
  const styles = new Set(Array.from(html.matchAll(/<[^<>]* style="([^"]*)"/g), ([, style = '']) => style));
  if (styles.size > MAX_STYLES) {
    throw new Error(`It has ${styles.size} different style attributes, and ${MAX_STYLES} are admitted. Use classes.`);
  }
  return [...styles].map((style) => `sha256-${createHash('sha256').update(unescaped(style)).digest('base64')}`);
}

/** React escapes only these characters. */
function unescaped(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}
