type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React about fields that the reader changed in the server's HTML before hydration. React hydrates a field with the
 * reader's input, notices no change, and puts its own value back with the next render. Call this once, in the layout effect in
 * which React has hydrated that part of the page.
 */
export function replayFieldChanges(isInPart: (field: Element) => boolean): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea')].filter(isInPart);
  const changes = fields.map(changeOf).filter((change) => change !== undefined);
  function replay(): void {
    // Each change is replayed once, whichever event comes first.
    for (const change of changes.splice(0)) change();
  }
  // Waits until the effects of that part have run too.
  setTimeout(replay);
  // On a busy browser the next letter or press comes earlier. A replay after it would take it back.
  for (const type of NEXT_INPUT) document.addEventListener(type, replay, { capture: true, once: true });
}

/** The events that come before a field changes. Not every on-screen keyboard sends `keydown`. */
const NEXT_INPUT = ['pointerdown', 'keydown', 'beforeinput'] as const;

/**
 * Returns a function that repeats the reader's change to a field. Undefined if the field still has the value of the server's
 * HTML.
 */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return choiceOf(field);
  const { value, selectionStart, selectionEnd } = field;
  // Fields that do not hold text have no selection.
  if (selectionStart === null || value === field.defaultValue) return undefined;
  return () => {
    // React compares with the last value that it knows, and it knows only values that were written through the property.
    // `setRangeText` does not use it.
    field.value = field.defaultValue;
    field.setRangeText(value, 0, field.value.length, 'end');
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function choiceOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, disabled, type } = field;
  // Of radio buttons, only the chosen one is repeated. It unchecks the others.
  if (checked === defaultChecked || disabled || (type === 'radio' && !checked)) return undefined;
  return () => {
    // Restores the state before the press, for React as well.
    field.checked = !checked;
    field.click();
  };
}
