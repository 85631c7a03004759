/**
 * Checks every script, stylesheet and worker that loads after the start: the container of a remote, its chunks and its styles. A
 * file that the composition does not list with its hash is not requested.
 */
import type { CompositionOutline, RemoteOutline } from '@komawari/shared-state';
import { cacheBustedUrl, plainAddress } from './cacheBustedUrl';
import { setScriptAddress, setStyleAddress, type TagGuard } from './tagAddress';
import { trustedAddress } from './trustedAddress';

/** webpack's loader has no deadline for stylesheets. It abandons scripts after the same time (tooling/webpack.mjs). */
const STYLE_DEADLINE_MS = 6000;

export interface AssetGuard extends TagGuard {
  /** Returns the address under which a worker may start. Throws if the composition does not list the file. */
  workerAddress: (address: string) => string;
  /** Adds the files of a composition. Files that are already listed keep their hash. */
  list: (composition: CompositionOutline) => void;
  /** Gives the files of this release new addresses from now on, and aborts the requests that are still in progress. */
  renew: (releaseName: string) => number;
}

type ListedRelease = Pick<RemoteOutline, 'name' | 'baseUrl' | 'integrity' | 'isFromSource'>;

interface ListedFile {
  releaseName: string;
  /** Empty for files of a developer's machine, because they change with each save. */
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
    return cacheBustedUrl(absolute, attempts.get(file.releaseName) ?? 0);
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
    // Browsers check no integrity hash of a worker's own script. So this only checks that the composition lists the file.
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

/** Folders of the releases that are built while somebody works on them. */
function sourcesIn(composition: CompositionOutline, pageAddress: string): { releaseName: string; baseUrl: string }[] {
  return releasesOf(composition)
    .filter(({ isFromSource }) => isFromSource)
    .map(({ name, baseUrl }) => ({ releaseName: name, baseUrl: new URL(baseUrl, pageAddress).href }));
}

function releasesOf({ shell, remotes }: CompositionOutline): ListedRelease[] {
  return [{ ...shell, name: 'shell' }, ...remotes];
}
