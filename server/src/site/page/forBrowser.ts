import type { Composition, SiteComposition } from '@komawari/shared-state/contract';

/** Scripts and stylesheets, but those of the server. */
const LOADED = /^(?!server\/).*\.(?:js|css)$/;

/**
 * The composition as pages have it. What the shell's release says beside its files is in the page, and none of the composed
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

/** Of what a page loads by script, which is what it checks: hashes do not compress, and stand in every page. */
function ofLoaded(integrity: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => LOADED.test(file)));
}
