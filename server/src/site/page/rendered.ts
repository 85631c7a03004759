import type { RenderedPage } from '@komawari/shared-state/contract';
import { scriptJson } from '../../text/escapeHtml';
import type { FirstCall } from './firstCalls';

/** A finished first screen with what it was rendered from. */
export interface Rendered {
  html: string;
  page: RenderedPage;
}

/** React puts what it wants in the head before all else. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

/** What of a first screen belongs into the head: preloads of its pictures, and the rest. */
export function splitRendered(rendered: Rendered | undefined): { links: string; html: string } {
  const html = rendered?.html ?? '';
  const [links = ''] = LEADING_LINKS.exec(html) ?? [];
  return { links, html: html.slice(links.length) };
}

/** What it was rendered from, for the browser to hydrate it. */
export function renderedScript({ page }: Rendered): string {
  return `<script type="application/json" id="komawari-rendered">${scriptJson(page)}</script>`;
}

/** What the browser still has to ask for: what is not in the page, or stands there only as it is for nobody. */
export function unanswered(calls: readonly FirstCall[], rendered: Rendered | undefined): FirstCall[] {
  return calls.filter(({ address }) => {
    const answer = rendered?.page.answers[address];
    return !answer || answer.isForNobody;
  });
}

/**
 * Has a browser show a rendered page when all of it is here, and not a part whose elements move when the next comes (HTML, 4.6.7.9
 * `expect`; those that do not know it show parts). A page with a header is shown part by part, to which the shell's styles see
 * (`opening.css`).
 * @param id of what stands behind it
 */
export function wholeTag(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">`;
}
