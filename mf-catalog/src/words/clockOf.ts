/** Languages that write 9:05. The other languages of the site write 09:05. */
const ONE_DIGIT = new Set(['en', 'es']);

/**
 * How a language writes the time of day, in the parts that `formatDate` takes. With `hour: 'numeric'`, Chromium and the server
 * write 9:05 in every language. Firefox writes what the language has, so it would draw the server's page anew.
 * @param tag the language as `useIntl` has it
 */
export function clockOf(tag: string) {
  return { hour: ONE_DIGIT.has(tag) ? 'numeric' : '2-digit', minute: '2-digit' } as const;
}
