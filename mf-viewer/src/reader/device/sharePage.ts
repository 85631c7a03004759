export interface SharedPage {
  title: string;
  text: string;
  url: string;
}

/**
 * Shares a link to a page, never its picture: with the device's share sheet, or else through the clipboard. Returns the result.
 */
export async function sharePage(page: SharedPage): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(page);
      return 'shared';
    }
  } catch (error) {
    // The reader has closed the share sheet and has decided. A device that refuses to open it has the clipboard.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    // The clipboard exists only on secure origins.
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
