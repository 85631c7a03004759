import type { Locale, Theme } from '@komawari/shared-domain';
import type { Composition, SiteConfig, WebviewPageData } from './composition';
import type { Remote } from './remote';

/**
 * What a page was rendered from on the server. It stands in the page, and the browser hydrates from it and from nothing
 * else, so that both draw the same; what only the browser knows (the reader's history, its own time zone) comes after.
 */
export interface RenderedPage {
  /** Path and query of what is shown, after the shell's redirects. */
  address: string;
  locale: Locale;
  contents: readonly Locale[];
  theme: Theme;
  /** IANA name. */
  timeZone: string;
  /** The clock's reading, in epoch milliseconds. */
  now: number;
  /** What the reader has left in cookies (`leaveChoice`) of the choices that the calls depend on, by the cookie's name. */
  choices?: Readonly<Record<string, string>>;
  /** By the call's address below the API's base. */
  answers: Readonly<Record<string, FirstAnswer>>;
  /** The privacy notice is on it: nothing says that the reader has accepted it. Not on a page that has the whole window. */
  hasGdprNotice?: boolean;
}

/** An answer of the API that a first screen was rendered from. */
export interface FirstAnswer {
  /**
   * Its bytes, one character each: the byte is the character's code modulo 256. As text they compress with the page, and need
   * no second request; those that JSON or HTML would write as an escape are 256 higher.
   */
  bytes: string;
  /** The answer holds something of one reader, and this is what it is for nobody: the browser still asks for its own. */
  isForNobody?: boolean;
  /** With `isForNobody`: it is what a new reader would be told too, and asking would change nothing (`DataNeed`). */
  isForNewReaders?: boolean;
}

/** What the shell's bundle for the server exports. */
export interface ServerShell {
  createPageRenderer: (inputs: PageRendererInputs) => PageRenderer;
  /** What the shell shares with remotes, by the name under which their bundles require it. */
  shared: Readonly<Record<string, unknown>>;
}

export interface PageRendererInputs {
  composition: Composition;
  config: SiteConfig;
  /** Evaluates the server bundle of a remote and gives what it exposes. */
  loadRemote: (name: string) => Promise<Remote>;
}

/** The HTML inside of the page's root. Rejects where anything of the page threw. */
export type PageRenderer = (page: RenderedPage) => Promise<string>;

/** What a remote's bundle for its webviews on the server exports. It brings along all that it needs, as in the browser. */
export interface ServerWebview {
  /** The HTML inside of the page's root. Rejects where anything of the page threw. */
  renderWebview: (data: WebviewPageData, page: RenderedPage) => Promise<string>;
}
