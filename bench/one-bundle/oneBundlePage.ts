import { scriptJson } from '@komawari/server/src/text/escapeHtml';
import type { CompositionOutline } from '@komawari/shared-state/contract';

/** Which files of the one bundle a page needs. Names are relative to `baseUrl`. */
export interface OneBundleFiles {
  baseUrl: string;
  integrity: Readonly<Record<string, string>>;
  /** Of each page beside the bundle itself, by the name of its chunk: `page-Title`. */
  pages: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
  /** The words of each remote in each language. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What stands in each stylesheet of a page. */
  texts: Readonly<Record<string, string>>;
}

/** Styles of a remote's page that come with it. */
const PAGE_SHEET = /<style data-href="(page-\w+)\.\w+\.css">.*?<\/style>/gs;

/** A tag for a file of a remote: its package, and the name of the file. Webviews are a bundle of their own on the site, too. */
const REMOTE_TAG =
  /<link rel="(?:preload" as="script|stylesheet)"[^>]*? href="\/remotes\/([^/"]+)\/[^/"]+\/(?!webview\/)([^"]+)"[^>]*>/g;

const PAGE = /^(page-\w+)\.\w+\.(js|css)$/;
const MESSAGES = /^messages-(\w+)-json\.\w+\.js$/;

/** What the page is composed of. */
const COMPOSITION = /(?<=<script type="application\/json" id="komawari-composition">).*?(?=<\/script>)/;

/** A page as the server wrote it, that asks for the files of the one bundle where it asked for those of remotes. */
export function oneBundlePage(html: string, files: OneBundleFiles): string {
  return withOwnSheets(withOwnFiles(html, files), files).replace(COMPOSITION, (json) => {
    // What the server has written. Hashes of files that are never asked for would make up a third of a small page.
    const { composition, ...rest } = JSON.parse(json) as { composition: CompositionOutline };
    const { wholeAt: _, ...known } = composition;
    const remotes = composition.remotes.map((remote) => ({ ...remote, integrity: {}, pages: {}, messages: {} }));
    return scriptJson({ composition: { ...known, remotes }, ...rest });
  });
}

function withOwnFiles(html: string, files: OneBundleFiles): string {
  return html.replace(REMOTE_TAG, (_, remote: string, file: string) => {
    const [, page = '', kind] = PAGE.exec(file) ?? [];
    const [, locale = ''] = MESSAGES.exec(file) ?? [];
    const words = files.messages[remote.replaceAll('-', '_')]?.[locale];
    const scripts = words ? [words] : kind === 'js' ? (files.pages[page]?.js ?? []) : [];
    const styles = kind === 'css' ? (files.pages[page]?.css ?? []) : [];
    const address = (name: string) => `href="${files.baseUrl}${name}" integrity="${files.integrity[name] ?? ''}"`;
    return [
      ...scripts.map((name) => `<link rel="preload" as="script" ${address(name)}>`),
      ...styles.map((name) => `<link rel="stylesheet" data-href="${name}" ${address(name)}>`),
    ].join('');
  });
}

function withOwnSheets(html: string, { pages, texts }: OneBundleFiles): string {
  return html.replace(PAGE_SHEET, (_, page: string) =>
    (pages[page]?.css ?? []).map((name) => `<style data-href="${name}">${texts[name] ?? ''}</style>`).join(''),
  );
}
