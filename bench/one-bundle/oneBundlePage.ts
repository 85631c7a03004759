import { scriptJson } from '@komawari/server/src/text/escapeHtml';
import type { CompositionOutline } from '@komawari/shared-state/contract';

/** The files of the one bundle that a page needs. Names are relative to `baseUrl`. */
export interface OneBundleFiles {
  baseUrl: string;
  integrity: Readonly<Record<string, string>>;
  /** The files of each page besides the bundle itself, by its chunk name: `page-Title`. */
  pages: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
  /** The messages of each remote in each language. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The content of each stylesheet of a page. */
  texts: Readonly<Record<string, string>>;
}

/** Inline styles of a remote's page. */
const PAGE_SHEET = /<style data-href="(page-\w+)\.\w+\.css">.*?<\/style>/gs;

/** A tag for a file of a remote: its package and the file name. Webviews are a separate bundle on the real site too. */
const REMOTE_TAG =
  /<link rel="(?:preload" as="script|stylesheet)"[^>]*? href="\/remotes\/([^/"]+)\/[^/"]+\/(?!webview\/)([^"]+)"[^>]*>/g;

const PAGE = /^(page-\w+)\.\w+\.(js|css)$/;
const MESSAGES = /^messages-(\w+)-json\.\w+\.js$/;

/** The composition of the page. */
const COMPOSITION = /(?<=<script type="application\/json" id="komawari-composition">).*?(?=<\/script>)/;

/** Rewrites a page from the server, so that it requests the files of the one bundle instead of those of remotes. */
export function oneBundlePage(html: string, files: OneBundleFiles): string {
  return withOwnSheets(withOwnFiles(html, files), files).replace(COMPOSITION, (json) => {
    // The server wrote this data. Hashes of files that are never requested would make up a third of a small page.
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
