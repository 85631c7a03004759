import { useEffect, useState } from 'react';

/** A reader who has not touched the page for so long is between two things, and is interrupted in neither. */
export const PAUSE_MS = 1500;

/** What a reader does with a page. */
const USES = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Whether a reader may be interrupted: they have seen the page and used it, have paused, and nothing else wants an answer.
 * Once it has come, the moment stays.
 * @param mayCome false while something else is asked of them
 */
export function useQuietMoment(mayCome: boolean): boolean {
  const [hasCome, setHasCome] = useState(false);
  // Time and what the reader does are outside React.
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

/** A dialog (menu, settings), or what the shell asks at the foot of the window: messages, a new version of the site. */
const DEMANDS = 'dialog[open], [data-foot-notice], [data-update-offer]';

/** Something else wants an answer, or something is being written. */
function isBusy(): boolean {
  return document.querySelector(DEMANDS) !== null || document.activeElement instanceof HTMLInputElement;
}
