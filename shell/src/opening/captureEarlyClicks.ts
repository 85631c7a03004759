declare global {
  /** Passes presses from the script in the HTML to the shell. The shell removes it when React has hydrated the whole page. */
  var komawariPresses: MouseEvent[] | undefined;
}

/**
 * Records the presses on a rendered page from its first moment. Links work without scripts. A button does nothing before React
 * has hydrated its part of the page, which takes seconds on a phone (`replayEarlyClicks`). A form without an action is not sent until
 * then, because the browser would reload the page and the reader's input would be lost. Enter in a field counts as a press on the
 * form's button.
 */
export function captureEarlyClicks(): void {
  globalThis.komawariPresses = [];
  // This listener must come first, because React stops the propagation of events that it cannot handle yet.
  document.addEventListener('click', (press) => globalThis.komawariPresses?.push(press), true);
  document.addEventListener('submit', keepInPlace, true);
}

function keepInPlace(event: SubmitEvent): void {
  const { target: form } = event;
  const isOurs = form instanceof HTMLFormElement && !form.hasAttribute('action');
  if (globalThis.komawariPresses && isOurs) event.preventDefault();
}
