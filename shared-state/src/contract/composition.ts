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
   * A small script of its own that runs over the HTML of a page that the server has rendered, as soon as it has been read and
   * before all others: for what readers come for and HTML cannot hold.
   */
  early?: string | undefined;
}

/** What every release tells about its files. Written by the build as `release.json`. */
export interface ReleaseFiles {
  /** Package version and build fingerprint, for example `0.1.0-3f2a9c1b`. */
  version: string;
  /** Where the files are served; may be absolute. Ends in a slash. Given by the server, not by the build. */
  baseUrl: string;
  /** The message bundle of each interface language, relative to `baseUrl`. */
  messages: Readonly<Record<Locale, string>>;
  /** Subresource integrity of every file, by its name relative to `baseUrl`. */
  integrity: Readonly<Record<string, string>>;
  /** The bundle that renders its pages on the server, which alone reads it. Without one they are rendered in the browser. */
  server?: { entry: string };
  /** A developer's machine serves it while it is worked on (`komawari dev`): its files have no hash. No site says so. */
  isFromSource?: boolean;
}

/**
 * A remote's pages of chrome `webview`, built a second time to run without the shell and without federation
 * (docs/decisions/0024-webviews-alone.md). Every name is relative to the release's `baseUrl`.
 */
export interface WebviewFiles {
  /** What every webview page begins with. */
  js: readonly string[];
  css: readonly string[];
  /** What one page adds, by its name in the routes. */
  pages: Readonly<Record<string, PageFiles>>;
  messages: Readonly<Record<Locale, string>>;
  /** Subresource integrity, by name: apart from that of the composed site's files, which do not need these. */
  integrity: Readonly<Record<string, string>>;
  /** The bundle that renders them on the server (`ServerWebview`). Without one they are rendered in the browser. */
  server?: { entry: string };
}

/**
 * What `release.json` says of a release beyond what its pages need: for whoever checks, compares or looks for it.
 * The composition is made without it, so that equal files are an equal composition whenever they were built.
 */
export interface ReleaseRecord {
  /** Bytes of every file, those of webviews too, as built and before compression, by its name. */
  sizes: Readonly<Record<string, number>>;
  /** Modules that exist once on the page: the version beside which this was built, and the range that it gets along with. */
  shares: Readonly<Record<string, SharedModule>>;
  /** Of a remote: the names that it uses of each of these modules, each with one of its files that does. */
  uses?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Of a shell: the names that each of these modules has, where the build knows them. */
  provides?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The messages of the wire as it was compiled with them, in the form of shared-proto's `WIRE_TABLES`. */
  wire?: Readonly<Record<string, string>> | undefined;
  /** What each script was made of, the largest first. */
  modules?: Readonly<Record<string, readonly ModuleSize[]>> | undefined;
  built: BuildOrigin;
}

/** A part of a script: a package, or a file of one's own. */
export interface ModuleSize {
  name: string;
  /** Of its source, before it was made small and compressed. */
  bytes: number;
  /** The file that imports it; empty for what the build begins with. */
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
  /** Forty hexadecimal digits; nothing where the build knew no git. */
  commit?: string | undefined;
  /** Whether the sources were those of the commit, with nothing changed or added. */
  isCommitted?: boolean | undefined;
  /** Whoever git says is working there. */
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
  /** Without it the routes of chrome `webview` are shown by the shell like any other. */
  webview?: WebviewFiles;
}

/** One URL that the shell itself answers: with a page of its own, or by leading on to another. Data, like a remote's. */
export type ShellRoute<Page extends string = string> =
  | { path: string; page: Page; chrome: Chrome }
  | { path: string; redirectTo: string };

/** The shell's part of the composition in the browser, where its routes are code and the page has begun already. */
export interface ShellFiles extends ReleaseFiles {
  js: readonly string[];
  css: readonly string[];
}

export interface ShellRelease extends ShellFiles {
  name: 'shell';
  contract: number;
  routes: readonly ShellRoute[];
  /** HTML that stands for the page until the scripts have come. */
  opening?: Readonly<Record<Locale, string>>;
  /**
   * Text of the script in a rendered page that puts all others into it, once it is on the screen. They stand in
   * `<template data-scripts>` until then.
   */
  startScript?: string | undefined;
  /** Whether that script decides if the letters that stand in front of it with `media="not all"` are of use to this visit. */
  preloadsLetters?: boolean | undefined;
  /** Whether it can begin with an outline of the composition. A shell of before is given all of it. */
  takesOutline?: boolean | undefined;
}

/** Of a remote what links to it need, and what it begins with. */
export type RemoteOutline = Omit<RemoteRelease, 'messages' | 'pages'>;

/**
 * A composition as a page begins with it. The files of remotes that the page does not show may be left to `wholeAt`; such a
 * remote has no hashes here (docs/decisions/0140-hashes-when-they-are-needed.md).
 */
export interface CompositionOutline {
  id: string;
  shell: ShellFiles;
  remotes: readonly RemoteOutline[];
  /** What one visit sees in place of what is live: nothing of it is kept or counted. */
  isPreview?: boolean;
  /** The address at which the server has all of it (`Composition`). Without one this is all of it. */
  wholeAt?: string;
}

/** Which shell and which version of each remote make up the site. Immutable; its id is the hash of its content. */
export interface Composition extends CompositionOutline {
  remotes: readonly RemoteRelease[];
}

/** The composition as the server has it, with what it needs to write pages. */
export interface SiteComposition extends Composition {
  shell: ShellRelease;
}

/** Who fills the places of advertisements: the publisher, with banners of its own. */
export type AdProviderName = 'house';

/** What the server tells the browser in the page, beside the composition. */
export interface SiteConfig {
  /** What the site is called, in every language. Without it, as the software is. */
  siteName?: string;
  /** Base of the API, for example `/api`. */
  apiBase: string;
  /** The questionnaire answers on a host of its own (docs/specification.md §7). */
  questionnaireBase: string;
  /** Where analytics events go; without it they go nowhere. */
  analyticsUrl?: string;
  /** The part of loaded documents, from 0 to 1, that tell how the site fared in them. Without it, none. */
  healthSample?: number | undefined;
  /** Without it, advertisements are not drawn. */
  ads?: AdProviderName;
  /** What stands after the © in the footer. Without it, what the site is called. */
  copyright?: string;
  /** Whether the footer explains the e-book distribution mark (docs/specification.md §1). */
  hasEbookMark?: boolean;
  /** Where the publisher says who it is: a page of the site, or an address outside of it. Without it there is no link. */
  aboutUrl?: string;
  /** What it says there: paragraphs by language, English among them. Told where the page is shown. */
  about?: Readonly<Partial<Record<Locale, readonly string[]>>>;
  /** Where the publisher has its legal pages outside the site; a page's name and the language code are appended. */
  pagesUrl?: string;
  /** Which legal pages the content has; only these are linked. */
  legalPages?: readonly LegalPage[];
  /** The publisher's social page, and the one in Spanish. Without it there is no link. */
  socialUrl?: string;
  socialUrlEs?: string;
  /** The publisher's app in both stores. Without them no app is offered. */
  appStoreUrl?: string;
  playStoreUrl?: string;
  /** The key for which a browser subscribes to messages (RFC 8292). Without it nobody is asked whether to be told of anything. */
  pushKey?: string;
  /** Whether readers may keep chapters in their browser, to be read without a network. */
  canKeepChapters?: boolean;
}

/** What the server tells a webview page, in place of the composition. */
export interface WebviewPageData<Page extends string = string> {
  config: SiteConfig;
  /** The language that the address names. */
  locale: Locale;
  /** The pattern of the route, for the page to find its parameters. */
  route: string;
  page: Page;
}
