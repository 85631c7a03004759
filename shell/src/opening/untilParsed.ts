/** Until the browser has read all of the page's HTML. */
export async function untilParsed(page: Document): Promise<void> {
  if (page.readyState !== 'loading') return;
  await new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
