import type { Locale } from '@komawari/shared-domain';
import { safeHtml } from '../../../text/safeHtml';
import { leaveOut } from './ApplyContext';
import { type FrontContext, pageAddress } from './pageAddress';

/** An editor's HTML in one language as it may be stored: sanitized, and with the addresses of works and publishers turned into ids. */
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
