/** The entry of a webview that the server answers from this remote alone: one page, its messages, no shell. */
import { readLocaleTables, runYielding } from '@komawari/shared-ui';
import { trustedWorker } from './webview/trustedWorker';

/** Like the shell's, the script is one file that is evaluated part by part, so that a press waits for one part only. */
async function start(root: Element, data: HTMLElement, rendered: HTMLElement | null): Promise<void> {
  const tables = readLocaleTables(window, trustedWorker);
  await runYielding([() => import(/* webpackMode: "eager" */ 'react-dom/client')]);
  const { startWebview } = await import(/* webpackMode: "eager" */ './webview/startWebview');
  // Everything that follows formats dates, for which browsers read their locale tables.
  await runYielding([() => tables, () => new Intl.DateTimeFormat()]);
  await startWebview(root, JSON.parse(data.textContent), rendered ? JSON.parse(rendered.textContent) : undefined);
}

/** The server puts the first two into every webview page, and the third, the data of the rendering, into those it rendered. */
const root = document.getElementById('root');
const data = document.getElementById('komawari-webview');
const rendered = document.getElementById('komawari-rendered');
if (root && data) void start(root, data, rendered);
else throw new Error('The webview came without its root or without its data: #root and #komawari-webview have to be there.');
