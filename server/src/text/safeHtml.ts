import sanitizeHtml from 'sanitize-html';

/** A web or mail address, or a page of this site: `//` and `/\` begin another host, and a relative path means another page on each. */
const ADDRESS = /^(https?:\/\/|mailto:|\/(?![/\\]))/i;

/** Text, lists and links. What could run, load, or dress itself up as the site is taken out. */
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

/** HTML as it may be shown to readers, whoever wrote it. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
