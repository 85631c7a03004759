import type { WebviewFiles } from '@komawari/shared-state/contract';
import type { ReleaseFiles } from '../releases/releaseFiles';
import { createInlineSheets, type InlineSheets, NO_SHEETS } from './inlineSheets';
import type { RouteMatch } from './matchRoute';
import { type Rendered, splitRendered } from './rendered';
import { type PageParts, renderPage } from './renderPage';
import { renderWebviewPage, webviewStyles } from './renderWebviewPage';

/** The parts of a page that do not depend on whether the first screen is in it. */
export type PageFrame = Omit<PageParts, 'rendered' | 'withoutScripts' | 'sheets' | 'hasFiles' | 'isKept'>;

export interface WrittenPage {
  html: string;
  /** The hashes by which the page's policy allows its inline styles. */
  sheetHashes: readonly string[];
}

export interface PageWriter {
  /** A page that the browser renders. It links to its styles next to the scripts. */
  clientRendered: (page: PageFrame) => string;
  /**
   * A page with its first screen. Its styles are inline. Otherwise a browser without cached files would request them only after
   * it has parsed the page, and would show nothing until they arrive (docs/decisions/0160-styles-in-the-page.md).
   * @param hasFiles whether the reader's browser has the files of the composition
   */
  serverRendered: (page: PageFrame, rendered: Rendered, hasFiles: boolean) => Promise<WrittenPage>;
  /** A page that the browser renders. Browsers without scripts show `rendered` instead. */
  withoutScripts: (page: PageFrame, rendered: Rendered) => Promise<WrittenPage>;
}

export function createPageWriter(files: Pick<ReleaseFiles, 'read'>): PageWriter {
  const read = createInlineSheets(files);

  async function sheetsOf({ composition: { shell }, match }: PageFrame): Promise<InlineSheets> {
    const webview = webviewOf(match);
    if (match && webview) return read(match.release, webviewStyles(webview, match.route.page));
    const ofPage = match ? await read(match.release, match.release.pages[match.route.page]?.css ?? []) : NO_SHEETS;
    return new Map([...(await read(shell, shell.css, { splitsFonts: true })), ...ofPage]);
  }

  return {
    clientRendered: (page) => html(page, {}),
    async serverRendered(page, rendered, hasFiles) {
      const sheets = hasFiles ? NO_SHEETS : await sheetsOf(page);
      return {
        html: html(page, { rendered, sheets, hasFiles }),
        sheetHashes: hashesOf(sheets),
      };
    },
    async withoutScripts(page, rendered) {
      return { html: html(page, { withoutScripts: splitRendered(rendered).html }), sheetHashes: [] };
    },
  };
}

function hashesOf(sheets: InlineSheets): string[] {
  return [...sheets.values()].flatMap(({ hash, letters }) => [hash, ...(letters ? [letters.hash] : [])]);
}

/** The webview files of a page that is shown without the shell. Undefined for a page of the composed site. */
export function webviewOf(match: RouteMatch | undefined): WebviewFiles | undefined {
  return match?.route.chrome === 'webview' ? match.release.webview : undefined;
}

function html(page: PageFrame, screen: Pick<PageParts, 'rendered' | 'withoutScripts' | 'sheets' | 'hasFiles'>): string {
  const { match } = page;
  const webview = webviewOf(match);
  return match && webview ? renderWebviewPage({ ...page, ...screen, match, webview }) : renderPage({ ...page, ...screen });
}
