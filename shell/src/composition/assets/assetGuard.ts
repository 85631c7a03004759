/**
 * Stands between the page and every script, stylesheet and worker that is loaded after the start: the container of a remote,
 * its chunks and its styles. What is not listed in the composition with its hash is not asked for.
 */
import type { CompositionOutline, RemoteOutline } from '@komawari/shared-state';
import { freshAddress, plainAddress } from './freshAddress';
import { setScriptAddress, setStyleAddress, type TagGuard } from './tagAddress';
import { trustedAddress } from './trustedAddress';

/** A stylesheet has no deadline in webpack's loader; scripts are given up after the same time (tooling/webpack.mjs). */
const STYLE_DEADLINE_MS = 6000;

export interface AssetGuard extends TagGuard {
  /** The address under which a worker may be started. Throws when the composition does not list the file. */
  workerAddress: (address: string) => string;
  /** Adds the files of a composition. What is listed already keeps its hash. */
  list: (composition: CompositionOutline) => void;
  /** From now on the files of this release have new addresses, and what was still on its way is given up. */
  renew: (releaseName: string) => number;
}

type ListedRelease = Pick<RemoteOutline, 'name' | 'baseUrl' | 'integrity' | 'isFromSource'>;

interface ListedFile {
  releaseName: string;
  /** Empty for a file of a developer's machine, which changes with each save. */
  integrity: string;
}

export function createAssetGuard(composition: CompositionOutline, pageAddress: string): AssetGuard {
  const files = listedFiles(composition, pageAddress);
  const fromSource = sourcesIn(composition, pageAddress);
  const attempts = new Map<string, number>();
  const underWay = new Map<string, Set<HTMLElement>>();
  const isListed = (address: string) => fileAt(plainAddress(address)) !== undefined;

  function fileAt(address: string): ListedFile | undefined {
    const source = fromSource.find(({ baseUrl }) => address.startsWith(baseUrl));
    return source ? { releaseName: source.releaseName, integrity: '' } : files.get(address);
  }

  function listedFile(absolute: string): ListedFile {
    const file = fileAt(plainAddress(absolute));
    if (!file) throw new TypeError(`The composition does not list ${absolute}: it is not loaded.`);
    return file;
  }

  function admit(element: HTMLScriptElement | HTMLLinkElement, address: string): string {
    const absolute = new URL(address, pageAddress).href;
    const file = listedFile(absolute);
    if (file.integrity) element.integrity = file.integrity;
    if (new URL(absolute).origin !== new URL(pageAddress).origin) element.crossOrigin = 'anonymous';
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
      setScriptAddress(script, trustedAddress(admit(script, address), isListed));
    },
    guardStyle(link, address) {
      setStyleAddress(link, admit(link, address));
      const deadline = setTimeout(() => link.dispatchEvent(new Event('error')), STYLE_DEADLINE_MS);
      link.addEventListener('load', () => clearTimeout(deadline), { once: true });
      link.addEventListener('error', () => clearTimeout(deadline), { once: true });
    },
    // Browsers check no hash of a worker's own script: what counts is that it is a file of the composition.
    workerAddress(address) {
      const absolute = new URL(address, pageAddress).href;
      listedFile(absolute);
      return trustedAddress(absolute, isListed);
    },
    list(more) {
      for (const [address, file] of listedFiles(more, pageAddress)) if (!files.has(address)) files.set(address, file);
    },
    renew(releaseName) {
      for (const element of [...(underWay.get(releaseName) ?? [])]) element.dispatchEvent(new Event('error'));
      const attempt = (attempts.get(releaseName) ?? 0) + 1;
      attempts.set(releaseName, attempt);
      return attempt;
    },
  };
}

function listedFiles(composition: CompositionOutline, pageAddress: string): Map<string, ListedFile> {
  return new Map(
    releasesOf(composition).flatMap(({ name, baseUrl, integrity }) =>
      Object.entries(integrity).map(([file, hash]): [string, ListedFile] => [
        new URL(file, new URL(baseUrl, pageAddress)).href,
        { releaseName: name, integrity: hash },
      ]),
    ),
  );
}

/** Where the files of releases lie that are built while they are worked on. */
function sourcesIn(composition: CompositionOutline, pageAddress: string): { releaseName: string; baseUrl: string }[] {
  return releasesOf(composition)
    .filter(({ isFromSource }) => isFromSource)
    .map(({ name, baseUrl }) => ({ releaseName: name, baseUrl: new URL(baseUrl, pageAddress).href }));
}

function releasesOf({ shell, remotes }: CompositionOutline): ListedRelease[] {
  return [{ ...shell, name: 'shell' }, ...remotes];
}
