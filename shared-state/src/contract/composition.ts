import type { LegalPage, Locale } from '@komawari/shared-domain';
import type { Chrome, RemoteRoute } from './remote';

/** The files that one page of a remote needs before it can paint, relative to the release's base URL. */
export interface PageFiles {
  js: readonly string[];
  css: readonly string[];
}

/** The files of one page of a remote. */
export interface RemotePageFiles extends PageFiles {
  /**
   * A small separate script for a server-rendered page. It runs on the page's HTML as soon as it is parsed, before all other
   * scripts. It is for what readers come for and HTML cannot contain.
   */
  early?: string | undefined;
}

/** What every release says about its files. The build writes it as `release.json`. */
export interface ReleaseFiles {
  /** Package version and build fingerprint, for example `0.1.0-3f2a9c1b`. */
  version: string;
  /** Where the files are served. May be absolute, ends in a slash. Set by the server, not by the build. */
  baseUrl: string;
  /** The message bundle of each interface language, relative to `baseUrl`. */
  messages: Readonly<Record<Locale, string>>;
  /** Subresource integrity of every file, by its name relative to `baseUrl`. */
  integrity: Readonly<Record<string, string>>;
  /** The bundle that renders the pages on the server. Only the server reads it. Without it, pages render in the browser. */
  server?: { entry: string };
  /**
   * A developer's machine serves this release while they work on it (`komawari dev`), so its files have no hashes. Never set on a
   * site.
   */
  isFromSource?: boolean;
}

/**
 * A remote's pages with chrome `webview`, built a second time to run without the shell and without federation
 * (docs/decisions/0024-webviews-alone.md). All names are relative to the release's `baseUrl`.
 */
export interface WebviewFiles {
  /** What every webview page loads first. */
  js: readonly string[];
  css: readonly string[];
  /** What one page adds, by its name in the routes. */
  pages: Readonly<Record<string, PageFiles>>;
  messages: Readonly<Record<Locale, string>>;
  /** Subresource integrity by name. It is separate, because the files of the composed site do not need these hashes. */
  integrity: Readonly<Record<string, string>>;
  /** The bundle that renders the pages on the server (`ServerWebview`). Without it, they render in the browser. */
  server?: { entry: string };
}

/**
 * What `release.json` says about a release beyond what its pages need, for checks, comparisons and searches.
 * It is not part of the composition, so that equal files give an equal composition whenever they were built.
 */
export interface ReleaseRecord {
  /** The size of every file in bytes, including webviews, as built and before compression, by file name. */
  sizes: Readonly<Record<string, number>>;
  /** Modules that exist once on the page: the version that this release was built with, and the range that it accepts. */
  shares: Readonly<Record<string, SharedModule>>;
  /** For a remote: the names that it uses from each of these modules, each with one of the files that use it. */
  uses?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** For a shell: the names that each of these modules exports, if the build knows them. */
  provides?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The messages of the wire that this release was compiled with, in the form of shared-proto's `WIRE_TABLES`. */
  wire?: Readonly<Record<string, string>> | undefined;
  /** The modules in each script, the largest first. */
  modules?: Readonly<Record<string, readonly ModuleSize[]>> | undefined;
  built: BuildOrigin;
}

/** A module in a script: a package, or a file of the release itself. */
export interface ModuleSize {
  name: string;
  /** The size of its source, before minification and compression. */
  bytes: number;
  /** The file that imports it. Empty for an entry of the build. */
  importedBy: string;
}

export interface SharedModule {
  version: string;
  range: string;
}

/** Where a build comes from. */
export interface BuildOrigin {
  /** An ISO 8601 time in UTC. */
  at: string;
  /** Forty hexadecimal digits. Undefined if the build had no git. */
  commit?: string | undefined;
  /** Whether the sources were exactly those of the commit, with nothing changed or added. */
  isCommitted?: boolean | undefined;
  /** The user name in git's configuration. */
  by?: string | undefined;
}

export interface RemoteRelease extends ReleaseFiles {
  /** The federation name, for example `mf_catalog`. */
  name: string;
  contract: number;
  /** The container script, relative to `baseUrl`. */
  entry: string;
  routes: readonly RemoteRoute[];
  pages: Readonly<Record<string, RemotePageFiles>>;
  /** Without it, the shell shows the routes with chrome `webview` like any other. */
  webview?: WebviewFiles;
}

/** One URL that the shell itself answers, with its own page or a redirect. It is data, like a remote's route. */
export type ShellRoute<Page extends string = string> =
  | { path: string; page: Page; chrome: Chrome }
  | { path: string; redirectTo: string };

/** The shell's part of the composition in the browser, where its routes are code and the page has already started. */
export interface ShellFiles extends ReleaseFiles {
  js: readonly string[];
  css: readonly string[];
}

export interface ShellRelease extends ShellFiles {
  name: 'shell';
  contract: number;
  routes: readonly ShellRoute[];
  /** HTML that is shown instead of the page until the scripts have loaded. */
  opening?: Readonly<Record<Locale, string>>;
  /**
   * The source of the script in a rendered page that inserts all other scripts once the page is on the screen. Until then, they
   * are in `<template data-scripts>`.
   */
  startScript?: string | undefined;
  /** Whether that script decides if the fonts that precede it with `media="not all"` are needed in this visit. */
  preloadsLetters?: boolean | undefined;
  /** Whether the shell can start with an outline of the composition. An older shell gets all of it. */
  takesOutline?: boolean | undefined;
}

/** What links to a remote need, and what the remote starts with. */
export type RemoteOutline = Omit<RemoteRelease, 'messages' | 'pages'>;

/**
 * The composition that a page starts with. The files of remotes that the page does not show may be left out and fetched from
 * `wholeAt`. Such a remote has no hashes here (docs/decisions/0140-hashes-when-they-are-needed.md).
 */
export interface CompositionOutline {
  id: string;
  shell: ShellFiles;
  remotes: readonly RemoteOutline[];
  /** This visit sees a preview instead of the live site. Nothing of it is stored or counted. */
  isPreview?: boolean;
  /** The address of the complete composition (`Composition`) on the server. Without it, this one is complete. */
  wholeAt?: string;
}

/** Which shell and which version of each remote make up the site. It is immutable, and its ID is the hash of its content. */
export interface Composition extends CompositionOutline {
  remotes: readonly RemoteRelease[];
}

/** The composition on the server, with what the server needs to write pages. */
export interface SiteComposition extends Composition {
  shell: ShellRelease;
}

/** Who fills the advertising spaces: the publisher, with its own banners. */
export type AdProviderName = 'house';

/** What the server tells the browser in the page, in addition to the composition. */
export interface SiteConfig {
  /** The name of the site in every language. By default, the name of the software. */
  siteName?: string;
  /** Base of the API, for example `/api`. */
  apiBase: string;
  /** The questionnaire's API has its own host (docs/specification.md §7). */
  questionnaireBase: string;
  /** The address for analytics events. Without it, none are sent. */
  analyticsUrl?: string;
  /** The share of loaded documents, from 0 to 1, that report how the site performed. Without it, none do. */
  healthSample?: number | undefined;
  /** Without it, no advertisements are rendered. */
  ads?: AdProviderName;
  /** The text after the © in the footer. By default, the name of the site. */
  copyright?: string;
  /** Whether the footer explains the e-book distribution mark (docs/specification.md §1). */
  hasEbookMark?: boolean;
  /** The publisher's page about itself: a page of the site, or an address outside of it. Without it, there is no link. */
  aboutUrl?: string;
  /** The text of that page: paragraphs by language, always with English. Only sent where the page is shown. */
  about?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** The address of the publisher's legal pages outside the site. A page's name and the language code are appended. */
  pagesUrl?: string;
  /** The legal pages that the content has. Only these are linked. */
  legalPages?: readonly LegalPage[];
  /** The publisher's social page, and the Spanish one. Without it, there is no link. */
  socialUrl?: string;
  socialUrlEs?: string;
  /** The publisher's app in both stores. Without them, no app is offered. */
  appStoreUrl?: string;
  playStoreUrl?: string;
  /** The key for push subscriptions (RFC 8292). Without it, readers are never asked whether they want notifications. */
  pushKey?: string;
  /** Whether readers may store chapters in their browser, to read them offline. */
  canKeepChapters?: boolean;
}

/** What the server tells a webview page, instead of the composition. */
export interface WebviewPageData<Page extends string = string> {
  config: SiteConfig;
  /** The language in the address. */
  locale: Locale;
  /** The pattern of the route, so that the page can find its parameters. */
  route: string;
  page: Page;
}
