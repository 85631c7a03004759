import { createHash } from 'node:crypto';
import type { SiteComposition } from '@komawari/shared-state/contract';

/**
 * The script that adds a rendered page's scripts when the page is on the screen
 * (docs/decisions/0139-a-page-is-seen-before-its-scripts.md). Empty for an older shell, which has none. It comes before the
 * page's styles: a script after them would wait for them, and wait forever if they hang.
 */
export function startScriptTag({ shell }: SiteComposition): string {
  return shell.startScript === undefined ? '' : `<script>${shell.startScript}</script>`;
}

/** The hash by which a page's policy allows that script and no other inline script (CSP 3, 2.3.1). */
export function startScriptHash({ shell }: SiteComposition): string | undefined {
  const { startScript } = shell;
  return startScript && `sha256-${createHash('sha256').update(startScript).digest('base64')}`;
}
