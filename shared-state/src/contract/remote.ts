import type { Locale } from '@komawari/shared-domain';
import type { ComponentType } from 'react';
import type { DataNeed } from './dataNeeds';

/**
 * What the host renders around a page: header and footer, nothing but the page's own frame, or nothing at all. A page of the last
 * kind whose bars come and go sets `data-stage-bars="shown"` or `"hidden"`, and the host's notices follow its bars.
 */
export type Chrome = 'main' | 'webview' | 'none';

/**
 * One URL that a remote owns. It is plain data: the build writes the list beside the bundle, and it travels with the deployment,
 * so that a team adds a URL without a shell release.
 */
export interface RemoteRoute<Page extends string = string> {
  /** A react-router path pattern with a leading slash. */
  path: string;
  page: Page;
  chrome: Chrome;
  /** All calls that the first screen needs, and no others. The server makes the browser start them at once. */
  data?: readonly DataNeed[];
  /**
   * The first screen shows the picture that messengers show for this page (`og:image`), large and in this size only. The server
   * preloads it.
   */
  preloadsPicture?: boolean;
  /** The path pattern of the page that most readers open next, in any remote. Its code loads while they look at this page. */
  next?: string;
}

/**
 * Translated texts by message ID. In a build, texts with placeholders are already parsed, whatever the file's type says.
 * react-intl accepts both, and the page needs no parser.
 */
export type Messages = Readonly<Record<string, string>>;

/** What a page's chunk resolves to. */
export interface PageModule {
  Component: ComponentType;
}

export type PageLoader = () => Promise<PageModule>;

/** What a remote exposes as `./remote`. The host knows nothing else about it. */
export interface Remote<Page extends string = string> {
  contract: number;
  pages: Readonly<Record<Page, PageLoader>>;
  loadMessages: (locale: Locale) => Promise<Messages>;
}
