import { replayFieldChanges } from '@komawari/shared-ui';
import './captureEarlyClicks';

export interface PartOfPage {
  holds: (element: Element) => boolean;
  /** Whether no other part of the page follows. */
  isLast: boolean;
}

/**
 * Repeats presses on buttons of a part that were pressed before React hydrated it, each once, after the input in its fields has
 * been replayed. Call it in a layout effect, at the moment when React has hydrated the part. A press that is still being
 * dispatched at that moment caused the hydration, and React replays it itself.
 */
export function replayEarlyClicks({ holds, isLast }: PartOfPage): void {
  const presses = globalThis.komawariPresses;
  if (!presses) return;
  replayFieldChanges(holds);
  const ofPart = presses.filter(({ target }) => target instanceof Element && holds(target));
  globalThis.komawariPresses = isLast ? undefined : presses.filter((press) => !ofPart.includes(press));
  const buttons = ofPart
    .filter(({ eventPhase }) => eventPhase === Event.NONE)
    .map(({ target }) => target instanceof Element && target.closest('button'))
    .filter((button) => button !== false && button !== null);
  // Runs after the effects of the part.
  setTimeout(() => {
    for (const button of new Set(buttons)) inItsPlace(button, holds)?.click();
  });
}

/** A part that depends on the reader may have rendered again by then. In that case, finds the button with the same name. */
function inItsPlace(button: HTMLButtonElement, holds: PartOfPage['holds']): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find((other) => holds(other) && nameOf(other) === nameOf(button));
}

function nameOf(button: HTMLButtonElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
