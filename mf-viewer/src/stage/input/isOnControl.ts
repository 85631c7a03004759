/** Whether an event belongs to a link, a button or anything else that answers by itself, and not to the stage. */
export function isOnControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('a, button, input, select, textarea, summary, label, dialog, [data-own-taps]') !== null
  );
}

/** Whether keys are being written, or belong to a control that uses them. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type="range"]), textarea, select, [contenteditable], dialog') !== null
  );
}
