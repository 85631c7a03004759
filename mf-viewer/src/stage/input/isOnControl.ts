const CONTROLS = 'a, button, input, select, textarea, summary, label, dialog, [data-own-taps]';

/**
 * Whether an event belongs to a link, a button or anything else that answers by itself, and not to the stage.
 * @param isMouse text that can be selected is the mouse's too, while a finger turns the page there
 */
export function isOnControl(target: EventTarget | null, isMouse = true): boolean {
  return target instanceof Element && target.closest(isMouse ? `${CONTROLS}, [data-selectable]` : CONTROLS) !== null;
}

/** Whether keys are being written, or belong to a control that uses them. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type="range"]), textarea, select, [contenteditable], dialog') !== null
  );
}
