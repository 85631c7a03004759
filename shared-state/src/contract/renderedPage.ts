import type { Locale, Theme } from '@komawari/shared-domain';
import type { Composition, SiteConfig, WebviewPageData } from './composition';
import type { Remote } from './remote';

/**
 * The inputs that the server rendered a page from. They are in the page, and the browser hydrates from them alone, so that both
 * render the same. What only the browser knows (the reader's history, its own time zone) is rendered later.
 */
export interface RenderedPage {
  /** Path and query of the shown page, after the shell's redirects. */
  address: string;
  locale: Locale;
  contents: readonly Locale[];
  theme: Theme;
  /** IANA name of the time zone. */
  timeZone: string;
  /** The server's time, in epoch milliseconds. */
  now: number;
  /** The choices in the reader's cookies (`leaveChoice`) that the calls depend on, by cookie name. */
  choices?: Readonly<Record<string, string>>;
  /** By the address of the call below the API's base. */
  answers: Readonly<Record<string, FirstAnswer>>;
  /**
   * The page shows the privacy notice, because nothing says that the reader has accepted it. Never on a page that fills the whole
   * window.
   */
  hasGdprNotice?: boolean;
}

/** An answer of the API that a first screen was rendered from. */
export interface FirstAnswer {
  /**
   * The bytes of the answer, one character each: a byte is the character code modulo 256. As text, they are compressed with the
   * page and need no second request. Characters that JSON or HTML would escape have codes that are 256 higher.
   */
  bytes: string;
  /** The answer contains something of one reader, and this one is for an unknown reader. The browser still requests its own. */
  isForNobody?: boolean;
  /** Only with `isForNobody`: a new reader would get the same answer, and the call would change nothing (`DataNeed`). */
  isForNewReaders?: boolean;
}

/** What the shell's server bundle exports. */
export interface ServerShell {
  createPageRenderer: (inputs: PageRendererInputs) => PageRenderer;
  /** The modules that the shell shares with remotes, by the names that their bundles require. */
  shared: Readonly<Record<string, unknown>>;
}

export interface PageRendererInputs {
  composition: Composition;
  config: SiteConfig;
  /** Evaluates a remote's server bundle and returns what it exposes. */
  loadRemote: (name: string) => Promise<Remote>;
}

/** Returns the HTML inside the page's root. Rejects if anything in the page threw. */
export type PageRenderer = (page: RenderedPage) => Promise<string>;

/** What a remote's server bundle for webviews exports. As in the browser, it contains everything that it needs. */
export interface ServerWebview {
  /** Returns the HTML inside the page's root. Rejects if anything in the page threw. */
  renderWebview: (data: WebviewPageData, page: RenderedPage) => Promise<string>;
}
