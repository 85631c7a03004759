import { encodeResponse } from '@komawari/shared-proto/encode';
import { aLastPage, aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { waitFor } from '@testing-library/react';
import type { ViewerMode } from '../model/settings/viewerSettings';
import { remote } from '../remote';
import { routes } from '../routes';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** jsdom has no layout: the stage is 1000 px wide, and so are the pictures of ordinary quality. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 1000 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 1500 });
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => undefined });
});

afterEach(() => localStorage.clear());

/** A chapter of two pages whose best pictures have this width. */
async function setup({ mode = 'horizontal', best = 2000 }: { mode?: ViewerMode; best?: number } = {}) {
  const answerWith = (name: string, width: number) => {
    const pages = [1, 2].map((page) => {
      failNext(`/${name}/${page}.png`, PNG);
      return aMangaPage({ imageUrl: `https://images.example/${name}/${page}.png`, width, height: width * 1.5 });
    });
    const value = aMangaViewer({ pages: [...pages, aLastPage({ nextChapter: undefined })] });
    failNext('/manga_viewer', encodeResponse({ kind: 'success', view: { kind: 'mangaViewer', value } }));
  };
  answerWith('high', 1000);
  answerWith('best', best);
  writeStored('viewerSettings', { defaults: { layout: 'single' } });
  writeStored('viewerMode', mode);
  const asked: string[] = [];
  const planned = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return planned(input, init);
  };
  const page = await renderPage({ remote, routes, path: '/viewer/1000001' });
  const pictures = () => Array.from(page.container.querySelectorAll('[data-page="1"] img'));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  return {
    ...page,
    pictures,
    /** The qualities in which the chapter was requested. */
    qualities: () => asked.flatMap((url) => /manga_viewer.*img_quality=(\w+)/.exec(url)?.[1] ?? []),
    isAsked: (picture: string) => asked.some((url) => url.endsWith(picture)),
  };
}

describe('a page zoomed beyond its resolution', () => {
  it.each(['horizontal', 'vertical'] as const)('loads its best-quality picture on top of the current one (%s)', async (mode) => {
    const { user, pictures, qualities } = await setup({ mode });
    const [sharp] = pictures();
    await user.keyboard('++');
    await waitFor(() => expect(pictures()).toHaveLength(2));
    expect(pictures()[0]).toBe(sharp);
    expect(pictures()[1]).toHaveAttribute('alt', '');
    expect(qualities()).toEqual(['high', 'super_high']);
  });

  it('requests the best quality once per chapter, also when another page is zoomed', async () => {
    const { user, qualities, isAsked } = await setup();
    await user.keyboard('++');
    await waitFor(() => expect(isAsked('/best/1.png')).toBe(true));
    await user.keyboard('0{ArrowRight}+');
    await waitFor(() => expect(isAsked('/best/2.png')).toBe(true));
    expect(qualities()).toEqual(['high', 'super_high']);
  });

  it('keeps the current picture when there is no better one', async () => {
    const { user, pictures, qualities, isAsked } = await setup({ best: 1000 });
    await user.keyboard('+');
    await waitFor(() => expect(qualities()).toEqual(['high', 'super_high']));
    expect(pictures()).toHaveLength(1);
    expect(isAsked('/best/1.png')).toBe(false);
  });
});

test('a page that is not zoomed requests no better picture', async () => {
  const { user, qualities } = await setup();
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(qualities()).toEqual(['high']);
});
