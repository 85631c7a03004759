import { encodeResponse } from '@komawari/shared-proto/encode';
import { aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

let topBars = 0;
jest.mock('../controls/bars/barIcons', () => ({
  ...jest.requireActual('../controls/bars/barIcons'),
  GridIcon() {
    topBars += 1;
    return null;
  },
}));

/** jsdom has no layout and no object URLs. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1200 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

test('turning a page renders the counter but not the top bar', async () => {
  const pages = Array.from({ length: 20 }, () => aMangaPage());
  const value = aMangaViewer({ titleId: 7, chapterId: 41, pages });
  failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } }));
  writeStored('viewerMode', 'horizontal');
  writeStored('viewerSettings', { defaults: { layout: 'single', mode: 'horizontal' } });
  const { user } = await renderPage({ remote, routes, path: '/viewer/41' });
  expect(await screen.findByText('1 / 20')).toBeInTheDocument();
  const before = topBars;
  expect(before).toBeGreaterThan(0);
  const turns = 8;
  for (let page = 2; page < 2 + turns; page += 1) {
    await user.keyboard(' ');
    await waitFor(() => expect(screen.getByText(`${page} / 20`)).toBeInTheDocument());
  }
  // It renders when it hides, and when other languages are found. Both may happen meanwhile.
  expect(topBars - before).toBeLessThan(turns / 2);
});
