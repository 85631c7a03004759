type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React of the fields that were changed in the server's HTML, before React had them: it takes a field over with what the reader
 * typed or chose, hears of no change, and puts its own value back with the next drawing. To be called once, in the moment in which
 * React has the part of the page (a layout effect).
 */
export function changeAgain(isInPart: (field: Element) => boolean): void {
  const fields = [...document.querySelectorAll<Field>('input, textarea')].filter(isInPart);
  const changes = fields.map(changeOf).filter((change) => change !== undefined);
  // Once the effects of the part have run, too.
  setTimeout(() => {
    for (const change of changes) change();
  });
}

/** What the reader did to a field, to be done once more; nothing where it says what the server's HTML says. */
function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return choiceOf(field);
  const { value, selectionStart, selectionEnd } = field;
  // What is no text has no selection.
  if (selectionStart === null || value === field.defaultValue) return undefined;
  return () => {
    // React compares with what it knows the field to say, which is all that is written through the property.
    field.value = field.defaultValue;
    field.setRangeText(value, 0, field.value.length, 'end');
    if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function choiceOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, disabled, type } = field;
  // Of radio buttons the one that was chosen brings the others along.
  if (checked === defaultChecked || disabled || (type === 'radio' && !checked)) return undefined;
  return () => {
    // As it was before the press, for React as well.
    field.checked = !checked;
    field.click();
  };
}
