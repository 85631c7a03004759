import { useEffect, useState } from 'react';

/** A reader who has not touched the page for this long is between two actions, so a popup interrupts neither. */
export const PAUSE_MS = 1500;

/** Events that show that a reader uses the page. */
const USES = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Whether a reader may be interrupted: they have seen and used the page, have paused, and nothing else waits for their answer.
 * Once true, it stays true.
 * @param mayCome false while the reader is asked something else
 */
export function useMayInterrupt(mayCome: boolean): boolean {
  const [hasCome, setHasCome] = useState(false);
  // Time and the reader's actions are outside React.
  useEffect(() => {
    if (!mayCome || hasCome) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function waitForPause() {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? waitForPause() : setHasCome(true)), PAUSE_MS);
    }
    for (const use of USES) addEventListener(use, waitForPause, { passive: true });
    return () => {
      for (const use of USES) removeEventListener(use, waitForPause);
      clearTimeout(timer);
    };
  }, [mayCome, hasCome]);
  return hasCome;
}

/** A dialog (menu, settings), or a question of the shell at the bottom of the window: notifications, a new site version. */
const DEMANDS = 'dialog[open], [data-foot-notice], [data-update-offer]';

/** Whether something else waits for an answer, or the reader is typing. */
function isBusy(): boolean {
  return document.querySelector(DEMANDS) !== null || document.activeElement instanceof HTMLInputElement;
}
