import type { Locale } from '@komawari/shared-domain';
import type { ComponentType } from 'react';
import type { DataNeed } from './dataNeeds';

/**
 * What the host draws around a page: header and footer, nothing but the page's own frame, or nothing at all. A page of the last
 * kind with bars that come and go says `data-stage-bars="shown"` or `"hidden"`: a notice of the host goes along with them.
 */
export type Chrome = 'main' | 'webview' | 'none';

/**
 * One URL that a remote owns. Plain data: the build writes the list beside the bundle,
 * and it travels with the deployment, so that a team adds a URL without a shell release.
 */
export interface RemoteRoute<Page extends string = string> {
  /** A react-router path pattern with a leading slash. */
  path: string;
  page: Page;
  chrome: Chrome;
  /** What the first screen is drawn from: all of its calls, and no other. The server has the browser ask for them at once. */
  data?: readonly DataNeed[];
  /** The first screen shows the picture that messengers show of this page (`og:image`), large and in no other size: the server preloads it. */
  preloadsPicture?: boolean;
  /** The path pattern of the page to which most readers go from here, of whichever remote: its code comes while they look around. */
  next?: string;
}

/**
 * Translated texts by message id. In a build those that hold values are parsed already, whatever the type of the file they came
 * from: react-intl takes both, and there is no parser on the page.
 */
export type Messages = Readonly<Record<string, string>>;

/** What a page's chunk resolves to. */
export interface PageModule {
  Component: ComponentType;
}

export type PageLoader = () => Promise<PageModule>;

/** What a remote exposes as `./remote`, and all that the host knows of it. */
export interface Remote<Page extends string = string> {
  contract: number;
  pages: Readonly<Record<Page, PageLoader>>;
  loadMessages: (locale: Locale) => Promise<Messages>;
}
