import type { Locale } from '@komawari/shared-domain';
import { safeHtml } from '../../../text/safeHtml';
import { leaveOut } from './ApplyContext';
import { type FrontContext, pageAddress } from './pageAddress';

/**
 * Prepares an editor's HTML in one language for storage: sanitizes it, and turns the addresses of works and publishers into IDs.
 */
export async function editorHtml(context: FrontContext, html: string, language: Locale, where: string): Promise<string> {
  const clean = safeHtml(html);
  const links = [...clean.matchAll(/ href="(\/[^"]*)"/g)].flatMap((match) => match[1] ?? []);
  let linked = clean;
  for (const link of new Set(links)) {
    const address = await pageAddress(context, link, language, where).catch((error: unknown) => leaveOut(context, error, where));
    linked = linked.replaceAll(` href="${link}"`, address ? ` href="${address}"` : '');
  }
  return linked;
}
