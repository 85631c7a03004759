type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a press on a link navigates in this tab. The browser handles all others: a new tab or window, or a download. */
export function opensInThisTab(press: Press, { target, download }: Pick<HTMLAnchorElement, 'target' | 'download'>): boolean {
  const hasKey = press.metaKey || press.altKey || press.ctrlKey || press.shiftKey;
  return press.button === 0 && !hasKey && (target === '' || target === '_self') && !download;
}
