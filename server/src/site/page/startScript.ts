import { createHash } from 'node:crypto';
import type { SiteComposition } from '@komawari/shared-state/contract';

/**
 * The script by which a rendered page's scripts come into it when it is on the screen
 * (docs/decisions/0139-a-page-is-seen-before-its-scripts.md); nothing where the shell is of before and has none. It stands in
 * front of the page's styles: a script behind them would wait for them, and so for ever where they hang.
 */
export function startScriptTag({ shell }: SiteComposition): string {
  return shell.startScript === undefined ? '' : `<script>${shell.startScript}</script>`;
}

/** By which a page's policy admits that script, and no other that stands in its HTML (CSP 3, 2.3.1). */
export function startScriptHash({ shell }: SiteComposition): string | undefined {
  const { startScript } = shell;
  return startScript && `sha256-${createHash('sha256').update(startScript).digest('base64')}`;
}
