const CONTROLS = 'a, button, input, select, textarea, summary, label, dialog, [data-own-taps]';

/**
 * Whether an event belongs to a link, a button or another element that handles it itself, not to the stage.
 * @param isMouse selectable text also handles the mouse, while a finger turns the page there
 */
export function isOnControl(target: EventTarget | null, isMouse = true): boolean {
  return target instanceof Element && target.closest(isMouse ? `${CONTROLS}, [data-selectable]` : CONTROLS) !== null;
}

/** Whether the reader is typing, or a control uses the keys. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type="range"]), textarea, select, [contenteditable], dialog') !== null
  );
}
