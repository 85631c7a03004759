export interface SharedPage {
  title: string;
  text: string;
  url: string;
}

/** Shares a link to a page, never its picture: by the device's own sheet, else by the clipboard. Says what happened. */
export async function sharePage(page: SharedPage): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(page);
      return 'shared';
    }
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    // Closing the sheet rejects too, and is no failure to speak of.
    return 'failed';
  }
}
