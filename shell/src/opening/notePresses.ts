declare global {
  /** Handed from the script in the HTML to the shell, which takes it away when React has all of the page. */
  var komawariPresses: MouseEvent[] | undefined;
}

/**
 * Notes down what is pressed on a rendered page from its first moment on. Links work by themselves; a button does nothing before
 * React has the part of the page that it stands in, and on a phone that takes seconds (`pressAgain`). A form that leads nowhere by
 * itself is not sent until then: the browser would load the page anew, and what was written in it would be gone. Enter in a field
 * is a press on the form's button.
 */
export function notePresses(): void {
  globalThis.komawariPresses = [];
  // The first to hear: what React cannot answer yet it keeps from everyone else.
  document.addEventListener('click', (press) => globalThis.komawariPresses?.push(press), true);
  document.addEventListener('submit', keepInPlace, true);
}

function keepInPlace(event: SubmitEvent): void {
  const { target: form } = event;
  const isOurs = form instanceof HTMLFormElement && !form.hasAttribute('action');
  if (globalThis.komawariPresses && isOurs) event.preventDefault();
}
