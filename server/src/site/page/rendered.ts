import type { RenderedPage } from '@komawari/shared-state/contract';
import { scriptJson } from '../../text/escapeHtml';
import type { FirstCall } from './firstCalls';

/** A finished first screen with the data that it was rendered from. */
export interface Rendered {
  html: string;
  page: RenderedPage;
}

/** React writes tags for the head before everything else. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

/** Splits a first screen into the tags that belong in the head, which preload its images, and the rest. */
export function splitRendered(rendered: Rendered | undefined): { links: string; html: string } {
  const html = rendered?.html ?? '';
  const [links = ''] = LEADING_LINKS.exec(html) ?? [];
  return { links, html: html.slice(links.length) };
}

/** The data that the screen was rendered from, so that the browser can hydrate it. */
export function renderedScript({ page }: Rendered): string {
  return `<script type="application/json" id="komawari-rendered">${scriptJson(page)}</script>`;
}

/**
 * The calls that the browser still has to make: answers that are not in the page, or that are there only without any reader's
 * data.
 */
export function unanswered(calls: readonly FirstCall[], rendered: Rendered | undefined): FirstCall[] {
  return calls.filter(({ address }) => {
    const answer = rendered?.page.answers[address];
    return !answer || answer.isForNobody;
  });
}

/**
 * Makes a browser show a rendered page only when it is complete. Otherwise the elements of a part would move when the next part
 * arrives (HTML, 4.6.7.9 `expect`; browsers without support show parts). A page with a header appears part by part: the shell's
 * styles (`opening.css`) show each part when it is complete.
 * @param id the ID of the element after the page's content
 */
export function wholeTag(id: string): string {
  return `<link rel="expect" href="#${id}" blocking="render">`;
}
