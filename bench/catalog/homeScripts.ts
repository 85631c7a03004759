import { paths } from '@komawari/shared-domain';
import type { Browser } from '@playwright/test';
import { openPage, settled } from '../browser/openPage';
import { scriptKibOf } from '../site/scriptKibOf';

/** What the catalog itself adds to Home's scripts: everything below its own URL, messages included. */
export async function homeScriptKib(browser: Browser, site: string): Promise<number> {
  const open = await openPage(browser, site + paths.updates());
  await settled(open);
  const scripts = open.scripts();
  await open.close();
  return scriptKibOf('mf-catalog', scripts);
}
