/**
 * Stands between the page and every script and stylesheet that is loaded after the start: the container of a remote,
 * its chunks and its styles. What is not listed in the composition with its hash is not run.
 */
import type { Composition, ReleaseFiles } from '@komawari/shared-state';
import { freshAddress, plainAddress } from './freshAddress';
import { trustedAddress } from './trustedAddress';

/** A stylesheet has no deadline in webpack's loader; scripts are given up after the same time (tooling/webpack.mjs). */
const STYLE_DEADLINE_MS = 6000;

/** The hash of nothing that exists: the browser refuses the file, and whoever asked for it hears an error. */
const NO_SUCH_HASH = `sha384-${'A'.repeat(64)}`;

export interface AssetGuard {
  /** Called by webpack's loader (GuardedLoadingPlugin) and by the federation runtime, before the tag is inserted. */
  guardScript: (script: HTMLScriptElement, address: string) => void;
  guardStyle: (link: HTMLLinkElement, address: string) => void;
  /** From now on the files of this release have new addresses, and what was still on its way is given up. */
  renew: (releaseName: string) => number;
}

declare global {
  var __KOMAWARI_ASSETS__: AssetGuard;
}

interface ListedFile {
  releaseName: string;
  integrity: string;
}

export function createAssetGuard(composition: Composition, pageAddress: string): AssetGuard {
  const files = listedFiles(composition, pageAddress);
  const attempts = new Map<string, number>();
  const underWay = new Map<string, Set<HTMLElement>>();
  const isListed = (address: string) => files.has(plainAddress(address));

  function admit(element: HTMLScriptElement | HTMLLinkElement, address: string): string {
    const absolute = new URL(address, pageAddress).href;
    const file = files.get(plainAddress(absolute));
    element.integrity = file?.integrity ?? NO_SUCH_HASH;
    if (new URL(absolute).origin !== new URL(pageAddress).origin) element.crossOrigin = 'anonymous';
    if (!file) return absolute;
    follow(element, file.releaseName);
    return freshAddress(absolute, attempts.get(file.releaseName) ?? 0);
  }

  function follow(element: HTMLElement, releaseName: string): void {
    const elements = underWay.get(releaseName) ?? new Set();
    underWay.set(releaseName, elements.add(element));
    const forget = () => elements.delete(element);
    element.addEventListener('load', forget, { once: true });
    element.addEventListener('error', forget, { once: true });
  }

  return {
    guardScript(script, address) {
      script.fetchPriority = 'high';
      const admitted = admit(script, address);
      // An address that is not listed keeps the hash that no file has, and needs no trusted form.
      if (isListed(admitted)) script.src = trustedAddress(admitted, isListed);
    },
    guardStyle(link, address) {
      link.href = admit(link, address);
      const deadline = setTimeout(() => link.dispatchEvent(new Event('error')), STYLE_DEADLINE_MS);
      link.addEventListener('load', () => clearTimeout(deadline), { once: true });
      link.addEventListener('error', () => clearTimeout(deadline), { once: true });
    },
    renew(releaseName) {
      for (const element of [...(underWay.get(releaseName) ?? [])]) element.dispatchEvent(new Event('error'));
      const attempt = (attempts.get(releaseName) ?? 0) + 1;
      attempts.set(releaseName, attempt);
      return attempt;
    },
  };
}

function listedFiles({ shell, remotes }: Composition, pageAddress: string): Map<string, ListedFile> {
  const releases: (ReleaseFiles & { name?: string })[] = [shell, ...remotes];
  return new Map(
    releases.flatMap(({ name = 'shell', baseUrl, integrity }) =>
      Object.entries(integrity).map(([file, hash]): [string, ListedFile] => [
        new URL(file, new URL(baseUrl, pageAddress)).href,
        { releaseName: name, integrity: hash },
      ]),
    ),
  );
}
