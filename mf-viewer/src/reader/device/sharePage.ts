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
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    // Closing the share sheet rejects too. It is not an error to report.
    return 'failed';
  }
}
