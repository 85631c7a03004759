import sanitizeHtml from 'sanitize-html';

/**
 * A web or mail address, or a page of this site. `//` and `/\` would start another host, and a relative path would mean a
 * different page on each page.
 */
const ADDRESS = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;

/** Text, lists and links. Everything that could run, load, or imitate the site is removed. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'kbd', 'ul', 'ol', 'li', 'blockquote', 'h3', 'h4', 'a', 'hr'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href = '' }) => ({ tagName, attribs: linkTo(href) }) },
};

function linkTo(href: string): sanitizeHtml.Attributes {
  return ADDRESS.test(href) ? { href } : {};
}

/** HTML that is safe to show to readers, whoever wrote it. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
