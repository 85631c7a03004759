import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../report/report';
import type { LoadReport } from './loadReport';
import { reportPage } from './reportPage';

const FOLDER = '.cache/bench';

/**
 * Saves the figures as JSON and as a page with plots.
 * @returns the page's file
 */
export async function writeReport(loads: readonly LoadReport[], reports: readonly Report[]): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'site.json'), JSON.stringify({ loads, reports }, null, 2));
  const page = path.resolve(FOLDER, 'site.html');
  await writeFile(page, reportPage(loads, reports));
  return page;
}
