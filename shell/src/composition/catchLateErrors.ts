import type { CompositionOutline } from '@komawari/shared-state';
import { plainAddress } from './assets/cacheBustedUrl';
import { reportRemoteError } from './reportRemoteError';

/**
 * A chunk that a page requests in the middle of a visit may fail when no code awaits it. The page continues without it. The error
 * is reported to its owner instead of ending as an unhandled rejection.
 */
export function catchLateErrors({ remotes }: CompositionOutline, page: Window): () => void {
  const handle = (event: PromiseRejectionEvent) => {
    const address = failedAddress(event.reason);
    if (!address) return;
    const plain = plainAddress(new URL(address, page.location.href).href);
    const remote = remotes.find(({ baseUrl }) => plain.startsWith(new URL(baseUrl, page.location.href).href));
    reportRemoteError(remote?.name ?? 'shell', 'late', event.reason);
    event.preventDefault();
  };
  page.addEventListener('unhandledrejection', handle);
  return () => page.removeEventListener('unhandledrejection', handle);
}

/** webpack puts the address of a chunk that did not load into the error. */
function failedAddress(reason: unknown): string | undefined {
  if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return undefined;
  return 'request' in reason && typeof reason.request === 'string' ? reason.request : undefined;
}
