import type { OpenPage } from './openPage';
import { BrowserStalledError } from './scrollThrough';

/** If a browser stalls this often, it is no accident. */
const TRIES = 5;

/** Measures a page. If the browser stalls, repeats the measurement on a new page and prints that. Closes each page. */
export async function untilNotStalled<T>(open: () => Promise<OpenPage>, measure: (page: OpenPage) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const page = await open();
    try {
      return await measure(page);
    } catch (error) {
      if (!(error instanceof BrowserStalledError) || tried === TRIES) throw error;
      console.log(`${error.message} Once more (${tried + 1} of ${TRIES}) …`);
    } finally {
      await page.close();
    }
  }
}
