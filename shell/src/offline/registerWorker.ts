import { whenIdle } from '@komawari/shared-ui';
import { trustedAddress } from '../composition/assets/trustedAddress';

/** The address at which the server serves the worker of the shell's release (server/src/site). */
export const WORKER_ADDRESS = '/service-worker.js';

/**
 * Registers the service worker once the page has loaded and the browser is idle, so that it never delays a first screen. A
 * browser that has no service workers, or does not allow one, works without (docs/specification.md §8).
 */
export function registerWorker(page: Window): void {
  if (!page.navigator.serviceWorker) return;
  const register = () => {
    const address = trustedAddress(WORKER_ADDRESS, (asked) => asked === WORKER_ADDRESS);
    void page.navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(warn);
  };
  const rest = () => whenIdle(register, page);
  if (page.document.readyState === 'complete') rest();
  else page.addEventListener('load', rest, { once: true });
}

function warn(error: unknown): void {
  console.warn('The service worker could not be registered: there are no notifications, and nothing works offline', error);
}
