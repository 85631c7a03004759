import { type Browser, chromium } from '@playwright/test';

export function openBrowser(browserPath: string): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
}
