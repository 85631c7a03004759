/** The cookies in which the shell stores a reader's choices, so that the server's next page uses them from its first byte. */
export const CHOICE_COOKIES = {
  locale: 'lang',
  contents: 'reads',
  theme: 'theme',
  timeZone: 'zone',
  isGdprAccepted: 'gdpr',
} as const;

/** The only value of the cookie that records that the privacy notice was accepted; otherwise there is no cookie. */
export const GDPR_ACCEPTED = 'yes';

/** `system` follows the device and sets no cookie. */
export type Theme = 'system' | 'light' | 'dark';

/** Whether a stored or sent value is an explicit theme, and not the device's. */
export function isChosenTheme(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}
