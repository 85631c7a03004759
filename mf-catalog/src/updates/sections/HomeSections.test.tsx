import { act, screen, waitFor, within } from '@testing-library/react';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { contentLanguageToggled, type Locale } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { remote } from '../../remote';
import { routes } from '../../routes';

/** Everything is near the screen. */
class NearTheScreen {
  constructor(private readonly tell: (entries: unknown[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true, boundingClientRect: { top: 0 } }]);
  }
  disconnect(): void {}
}

const observer = globalThis.IntersectionObserver;
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: observer });
});

async function setup({ locale = 'en' as Locale, isNear = true } = {}) {
  if (isNear) Object.assign(globalThis, { IntersectionObserver: NearTheScreen });
  const page = await renderPage({ remote, routes, path: '/updates', locale });
  await screen.findByRole('heading', { level: 1 });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  const isEmpty = () => waitFor(() => expect(page.container.querySelector('.sections')).toBeEmptyDOMElement());
  return { ...page, section, isEmpty };
}

describe('below the first screen, Home', () => {
  it('tells what is coming soon, and leads to the calendar', async () => {
    const { titleId } = await titleNamed('Neon Harbor');
    const { section } = await setup();
    const coming = await section('Coming soon');
    expect(coming.getByRole('link', { name: /Neon Harbor #008 .*12:00.AM/ })).toHaveAttribute('href', `/titles/${titleId}`);
    expect(coming.getByRole('link', { name: 'See the whole calendar' })).toHaveAttribute('href', '/calendar');
  });

  it('shows the first pages of a chapter, and leads into it', async () => {
    const [first] = await chaptersOf(await titleNamed('ท่าเรือนีออน'));
    const { section } = await setup({ locale: 'th' });
    const highlight = await section('ชิมลางสักตอน');
    const link = highlight.getByRole('link', { name: 'อ่าน ท่าเรือนีออน' });
    expect(link).toHaveAttribute('href', `/viewer/${first!.chapterId}`);
    expect(link.querySelectorAll('img')).toHaveLength(2);
  });

  it('shows neither in a language that has none', async () => {
    const { isEmpty } = await setup({ locale: 'pt' });
    await isEmpty();
  });

  it('follows the content languages at once', async () => {
    const { section, store, isEmpty } = await setup({ locale: 'pt' });
    await isEmpty();
    act(() => void store.dispatch(contentLanguageToggled('en')));
    expect((await section('Chegando')).getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
  });

  it('is whole where they do not come', async () => {
    failNext('/web/home_sections', 'network');
    const { isEmpty } = await setup();
    await isEmpty();
    expect(screen.getByRole('region', { name: 'Hottest' })).toBeVisible();
  });

  it('asks for them when the reader comes near, and not before', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await setup({ isNear: false });
    await screen.findByRole('region', { name: 'Hottest' });
    expect(fetched.mock.calls.map(([address]) => String(address)).join()).not.toContain('home_sections');
    fetched.mockRestore();
  });

  it('has neither where an answer holds neither', async () => {
    failNext('/web/home_sections', encodeResponse({ kind: 'success', view: { kind: 'webHomeViewV2', value: {} } }));
    const { isEmpty } = await setup();
    await isEmpty();
  });
});
