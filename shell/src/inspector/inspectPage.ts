/** Collects what is known about the parts of this page from the document, the browser's timings and the federation runtime. */
import type { CompositionOutline } from '@komawari/shared-state';
import { plainAddress } from '../composition/assets/cacheBustedUrl';

/** One part of the composition in this document. */
export interface PartReport {
  name: string;
  version: string;
  /** Whether one of its pages is in view, and the state of that page. */
  status: 'ready' | 'loading' | 'failed' | 'not shown';
  files: number;
  /** The total size of its files, wherever they came from: as sent, or unpacked if the service worker keeps them unpacked. */
  bytes: number;
  /** How many of these bytes the browser already had, in its own cache or from the service worker. */
  cachedBytes: number;
  phases: readonly Phase[];
}

/** When a group of files was requested and had arrived, in milliseconds since the document began. */
export interface Phase {
  name: 'entry' | 'pages' | 'words' | 'styles';
  fromMs: number;
  untilMs: number;
}

/** A module that exists once on the page. */
export interface SharedReport {
  name: string;
  /** The running versions, and who provided each. More than one is a duplicate. */
  loaded: readonly string[];
}

export interface PageReport {
  address: string;
  composition: string;
  parts: readonly PartReport[];
  shared: readonly SharedReport[];
}

export function inspectPage(composition: CompositionOutline, page: Window): PageReport {
  const resources = page.performance.getEntriesByType('resource').filter(isMeasured);
  const releases = [{ ...composition.shell, name: 'shell', entry: '' }, ...composition.remotes];
  return {
    address: page.location.pathname,
    composition: composition.id,
    parts: releases.map(({ name, version, baseUrl, entry }) => {
      const base = new URL(baseUrl, page.location.href).href;
      const own = resources.filter(({ name: address }) => plainAddress(address).startsWith(base));
      return {
        name,
        version,
        status: name === 'shell' ? 'ready' : statusOf(name, page.document),
        files: own.length,
        bytes: sum(own.map(sizeOf)),
        cachedBytes: sum(own.filter(isCached).map(sizeOf)),
        phases: phasesOf(own, entry),
      };
    }),
    shared: sharedModules(page),
  };
}

function isMeasured(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  return 'transferSize' in entry;
}

/** For responses of a service worker, some browsers know only the unpacked size. */
function sizeOf({ encodedBodySize, decodedBodySize }: PerformanceResourceTiming): number {
  return encodedBodySize || decodedBodySize;
}

/** Nothing was sent, or only the response that the file is unchanged. */
function isCached(timing: PerformanceResourceTiming): boolean {
  return timing.transferSize < sizeOf(timing);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}

function statusOf(name: string, document: Document): PartReport['status'] {
  const status = document.querySelector(`[data-remote="${name}"]`)?.getAttribute('data-status');
  return status === 'ready' || status === 'loading' || status === 'failed' ? status : 'not shown';
}

function phasesOf(resources: readonly PerformanceEntry[], entry: string): Phase[] {
  const phases = new Map<Phase['name'], Phase>();
  for (const { name: address, startTime, duration } of resources) {
    const name = phaseOf(new URL(address).pathname, entry);
    const known = phases.get(name);
    phases.set(name, {
      name,
      fromMs: Math.round(Math.min(known?.fromMs ?? Infinity, startTime)),
      untilMs: Math.round(Math.max(known?.untilMs ?? 0, startTime + duration)),
    });
  }
  return [...phases.values()].sort((a, b) => a.fromMs - b.fromMs);
}

function phaseOf(pathname: string, entry: string): Phase['name'] {
  if (entry && pathname.endsWith(`/${entry}`)) return 'entry';
  if (pathname.endsWith('.css')) return 'styles';
  return pathname.includes('/messages-') ? 'words' : 'pages';
}

/** How the federation runtime stores shared modules (`@module-federation/runtime-core`, ShareInfos). */
interface ShareScopes {
  __FEDERATION__?: {
    __INSTANCES__?: readonly {
      shareScopeMap?: Record<string, Record<string, Record<string, { from: string; loaded?: boolean | number; lib?: unknown }>>>;
    }[];
  };
}

function sharedModules(page: Window & ShareScopes): SharedReport[] {
  const found = new Map<string, Set<string>>();
  for (const { shareScopeMap = {} } of page.__FEDERATION__?.__INSTANCES__ ?? []) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const [name, versions] of Object.entries(scope)) {
        const running = Object.entries(versions).filter(([, { loaded, lib }]) => loaded || lib);
        const known = found.get(name) ?? new Set();
        for (const [version, { from }] of running) known.add(`${version} (${from})`);
        found.set(name, known);
      }
    }
  }
  return [...found]
    .filter(([, loaded]) => loaded.size > 0)
    .map(([name, loaded]) => ({ name, loaded: [...loaded].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
