import type { Locale } from '@komawari/shared-domain';
import sanitizeHtml from 'sanitize-html';
import { leaveOut } from './ApplyContext';
import { type FrontContext, pageAddress } from './pageAddress';

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

/** An editor's HTML in one language as it may be stored: sanitized, and with the addresses of works and publishers turned into ids. */
export async function editorHtml(context: FrontContext, html: string, language: Locale, where: string): Promise<string> {
  const clean = sanitizeHtml(html, ALLOWED);
  const links = [...clean.matchAll(/ href="(\/[^"]*)"/g)].flatMap((match) => match[1] ?? []);
  let linked = clean;
  for (const link of new Set(links)) {
    const address = await pageAddress(context, link, language, where).catch((error: unknown) => leaveOut(context, error, where));
    linked = linked.replaceAll(` href="${link}"`, address ? ` href="${address}"` : '');
  }
  return linked;
}
