import type { Composition, CompositionOutline, SiteComposition } from '@komawari/shared-state/contract';

/** Scripts and stylesheets, except those for the server. */
const LOADED = /^(?!server\/).*\.(?:js|css)$/;

/** The URL prefix of a composition in the form for browsers. The ID follows. */
export const COMPOSITION_ADDRESS = '/-/composition';

/**
 * The composition in the form for browsers. It leaves out what is already in the page, and the files for webviews and the server,
 * which the composed site does not load.
 */
export function forBrowser({ id, shell, remotes, isPreview }: SiteComposition): Composition {
  const { version, baseUrl, messages, integrity, js, css, isFromSource } = shell;
  return {
    id,
    shell: { version, baseUrl, messages, integrity: ofLoaded(integrity), js, css, ...(isFromSource && { isFromSource }) },
    remotes: remotes.map(({ server: _server, webview: _webview, ...remote }) => ({
      ...remote,
      integrity: ofLoaded(remote.integrity),
    })),
    ...(isPreview && { isPreview }),
  };
}

/**
 * The outline with which a page starts. It has no files of the remotes that the page does not show, because hashes do not
 * compress and are in every page (docs/decisions/0140-hashes-when-they-are-needed.md). Older shells get the whole composition. So
 * do previews, because they are not in the record.
 * @param shown the remote whose page it is; undefined for a page of the shell
 */
export function outlineForBrowser(composition: SiteComposition, shown: string | undefined): CompositionOutline {
  const whole = forBrowser(composition);
  if (!composition.shell.takesOutline || whole.isPreview) return whole;
  return {
    ...whole,
    remotes: whole.remotes.map(({ messages: _messages, pages: _pages, ...remote }) =>
      remote.name === shown ? remote : { ...remote, integrity: {} },
    ),
    wholeAt: `${COMPOSITION_ADDRESS}/${whole.id}`,
  };
}

/** Only the hashes of the files that a script in the page loads and verifies. */
function ofLoaded(integrity: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => LOADED.test(file)));
}
