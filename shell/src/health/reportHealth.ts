/** Reports how this document performed: the parts that were shown, those that failed, and when the first screen was painted. */
import type { CompositionOutline } from '@komawari/shared-state';
import { HEALTH_ADDRESS, type HealthReport, type PartError } from '@komawari/shared-state/contract';
import { watchPaint } from './largestPaint';
import { listenToParts } from './partEvents';

const SHELL = 'shell';

/** Events within this time go into one report. */
const GATHER_MS = 2000;

interface KnownPart {
  isTold: boolean;
  errors: Set<PartError>;
  untold: PartError[];
}

/** Returns a function that stops the reports. */
export function reportHealth(composition: CompositionOutline, page: Window & typeof globalThis): () => void {
  const parts = new Map<string, KnownPart>();
  const readPaint = watchPaint(page);
  let firstRemote: string | undefined;
  let timer: number | undefined;

  function note(name: string, error?: PartError): void {
    const part = parts.get(name) ?? { isTold: false, errors: new Set(), untold: [] };
    const isNews = !parts.has(name) || (error !== undefined && !part.errors.has(error));
    parts.set(name, part);
    if (name !== SHELL) firstRemote ??= name;
    if (error && !part.errors.has(error)) part.untold.push(error);
    if (error) part.errors.add(error);
    if (isNews) timer ??= page.setTimeout(send, GATHER_MS);
  }

  function send(): void {
    page.clearTimeout(timer);
    timer = undefined;
    const news = [...parts].filter(([, { isTold, untold }]) => !isTold || untold.length > 0);
    if (news.length === 0) return;
    const paintMs = readPaint();
    const told = news.map(([name, part]) => {
      const isPainter = !part.isTold && (name === SHELL || name === firstRemote);
      return { name, isNew: !part.isTold, errors: part.untold, ...(isPainter && paintMs !== undefined && { paintMs }) };
    });
    post({ composition: composition.id, parts: told }, page);
    for (const [, part] of news) Object.assign(part, { isTold: true, untold: [] });
  }

  note(SHELL);
  listenToParts((event) => {
    const part = 'part' in event ? event.part : ownerOfStack(event.componentStack, composition, page);
    // The message for a remote that did not load cannot match what the server rendered. That is no second error.
    const isFollowing =
      event.error === 'hydrate' && part === SHELL && [...parts.values()].some(({ errors }) => errors.has('load'));
    if (part && !isFollowing) note(part, event.error);
  });
  const noteUncaught = ({ filename }: ErrorEvent) => {
    const owner = ownerOf(filename, composition, page);
    if (owner) note(owner, 'late');
  };
  const tellBeforeLeaving = () => page.document.visibilityState === 'hidden' && send();
  page.addEventListener('error', noteUncaught);
  page.document.addEventListener('visibilitychange', tellBeforeLeaving);
  return () => {
    page.removeEventListener('error', noteUncaught);
    page.document.removeEventListener('visibilitychange', tellBeforeLeaving);
  };
}

/** Like a beacon, the request outlives the page. Unlike a beacon, it sends no cookie and not the page's address. */
function post(report: HealthReport, page: Window): void {
  page
    .fetch(HEALTH_ADDRESS, {
      method: 'POST',
      body: JSON.stringify(report),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    .catch(() => {});
}

/**
 * Returns the part whose component did not match the server's HTML. The page of a remote uses components of the shell, so a
 * remote anywhere in the stack is the one.
 */
function ownerOfStack(componentStack: string, composition: CompositionOutline, page: Window): string | undefined {
  const scripts = componentStack.match(/https?:[^\s)]+/g) ?? [];
  const owners = scripts.map((address) => ownerOf(address, composition, page));
  return owners.find((owner) => owner !== SHELL && owner !== undefined) ?? owners.find((owner) => owner === SHELL);
}

/** Returns the part that a script belongs to. */
function ownerOf(address: string, { shell, remotes }: CompositionOutline, page: Window): string | undefined {
  const isBelow = (baseUrl: string) => address.startsWith(new URL(baseUrl, page.location.href).href);
  return remotes.find(({ baseUrl }) => isBelow(baseUrl))?.name ?? (isBelow(shell.baseUrl) ? SHELL : undefined);
}
