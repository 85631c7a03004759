import type { Composition, CompositionOutline, SiteComposition } from '@komawari/shared-state/contract';

/** Scripts and stylesheets, but those of the server. */
const LOADED = /^(?!server\/).*\.(?:js|css)$/;

/** Followed by its id: a composition as browsers have it. */
export const COMPOSITION_ADDRESS = '/-/composition';

/**
 * The composition as browsers have it. What the shell's release says beside its files is in the page, and none of the composed
 * site's files are those of a webview or of the server.
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
 * What of it a page begins with: of the remotes that it does not show, no files, since hashes do not compress and stand in every
 * page (docs/decisions/0140-hashes-when-they-are-needed.md). A shell of before and a preview, which stands in no record, have all.
 * @param shown the remote whose page it is; nothing where it is the shell's own
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

/** Of what a page loads by script, which is what it checks. */
function ofLoaded(integrity: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => LOADED.test(file)));
}
