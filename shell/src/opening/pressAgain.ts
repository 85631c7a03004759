import { changeAgain } from '@komawari/shared-ui';
import './notePresses';

export interface PartOfPage {
  holds: (element: Element) => boolean;
  /** Nothing of the page is to come after it. */
  isLast: boolean;
}

/**
 * Presses the buttons of a part again that were pressed before React had it, each once, after what was typed and chosen in its
 * fields. To be called in the moment in which React has it (a layout effect): a press that is being told of right then is why, and
 * React hears it by itself.
 */
export function pressAgain({ holds, isLast }: PartOfPage): void {
  const presses = globalThis.komawariPresses;
  if (!presses) return;
  changeAgain(holds);
  const ofPart = presses.filter(({ target }) => target instanceof Element && holds(target));
  globalThis.komawariPresses = isLast ? undefined : presses.filter((press) => !ofPart.includes(press));
  const buttons = ofPart
    .filter(({ eventPhase }) => eventPhase === Event.NONE)
    .map(({ target }) => target instanceof Element && target.closest('button'))
    .filter((button) => button !== false && button !== null);
  // Once the effects of the part have run, too.
  setTimeout(() => {
    for (const button of new Set(buttons)) inItsPlace(button, holds)?.click();
  });
}

/** A part that knows its reader may have been drawn anew by then: the button of the same name is meant. */
function inItsPlace(button: HTMLButtonElement, holds: PartOfPage['holds']): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find((other) => holds(other) && nameOf(other) === nameOf(button));
}

function nameOf(button: HTMLButtonElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
