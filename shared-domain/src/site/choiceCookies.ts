/** The cookies in which the shell leaves a reader's choices, so that the server's next page comes in them from its first byte. */
export const CHOICE_COOKIES = {
  locale: 'lang',
  contents: 'reads',
  theme: 'theme',
  timeZone: 'zone',
  isGdprAccepted: 'gdpr',
} as const;

/** The one value of the cookie that says that the privacy notice has been accepted; without it there is none. */
export const GDPR_ACCEPTED = 'yes';

/** `system` follows the device and leaves no cookie. */
export type Theme = 'system' | 'light' | 'dark';

/** Whether a stored or sent value is a theme of its own, and not the device's. */
export function isChosenTheme(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}
