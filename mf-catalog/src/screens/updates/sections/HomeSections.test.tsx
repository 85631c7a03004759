import type { Locale } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { contentLanguageToggled } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../../remote';
import { routes } from '../../../routes';

/** What the observers report: those with a margin around the screen, and those without one. */
const screenful = { isNear: true, isInSight: false };
const observers = new Set<ScreenObserver>();

/** Everything is as far from the screen as `screenful` says. */
class ScreenObserver {
  private readonly looksBeyond: boolean;
  private readonly targets = new Set<Element>();
  constructor(
    private readonly tell: (entries: unknown[]) => void,
    { rootMargin = '0px' }: IntersectionObserverInit = {},
  ) {
    this.looksBeyond = !rootMargin.startsWith('0px');
  }
  observe(target: Element): void {
    this.targets.add(target);
    observers.add(this);
    this.look();
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  look(): void {
    const isIntersecting = this.looksBeyond ? screenful.isNear : screenful.isInSight;
    this.tell([...this.targets].map((target) => ({ target, isIntersecting })));
  }
}

/** Simulates scrolling by the reader. */
function scrollTo(to: typeof screenful): void {
  Object.assign(screenful, to);
  act(() => observers.forEach((each) => each.look()));
}

const observer = globalThis.IntersectionObserver;
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: observer });
});

async function setup({ locale = 'en' as Locale, isNear = true, isInSight = false } = {}) {
  Object.assign(screenful, { isNear, isInSight });
  Object.assign(globalThis, { IntersectionObserver: ScreenObserver });
  const page = await renderPage({ remote, routes, path: '/updates', locale });
  await screen.findByRole('heading', { level: 1 });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  const isEmpty = () => waitFor(() => expect(page.container.querySelector('.sections')).toBeEmptyDOMElement());
  return { ...page, section, isEmpty };
}

describe('HomeSections', () => {
  it('shows what is coming soon, and links to the calendar', async () => {
    const { titleId } = await titleNamed('Neon Harbor');
    const { section } = await setup();
    const coming = await section('Coming soon');
    expect(coming.getByRole('link', { name: /Neon Harbor #008 .*12:00.AM/ })).toHaveAttribute('href', `/titles/${titleId}`);
    expect(coming.getByRole('link', { name: 'All upcoming chapters' })).toHaveAttribute('href', '/calendar');
  });

  it('shows the first pages of a chapter, and links to it', async () => {
    const [first] = await chaptersOf(await titleNamed('ท่าเรือนีออน'));
    const { section } = await setup({ locale: 'th' });
    const highlight = await section('ชิมลางสักตอน');
    const link = highlight.getByRole('link', { name: 'อ่าน ท่าเรือนีออน' });
    expect(link).toHaveAttribute('href', `/viewer/${first!.chapterId}`);
    expect(link.querySelectorAll('img')).toHaveLength(2);
  });

  it('shows no section in a language without content', async () => {
    const { isEmpty } = await setup({ locale: 'pt' });
    await isEmpty();
  });

  it('follows the content languages at once', async () => {
    const { section, store, isEmpty } = await setup({ locale: 'pt' });
    await isEmpty();
    act(() => void store.dispatch(contentLanguageToggled('en')));
    expect((await section('Em breve')).getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
  });

  it('shows a work once that is coming in several content languages', async () => {
    const { section, store } = await setup();
    await section('Coming soon');
    act(() => void store.dispatch(contentLanguageToggled('th')));
    const coming = await section('Coming soon');
    await waitFor(() => expect(coming.queryByRole('link', { name: /ท่าเรือนีออน/ })).toBeNull());
    expect(coming.getByRole('link', { name: /Neon Harbor/ })).toBeVisible();
    expect(JSON.stringify(store.getState())).toContain('"getAllTitles(undefined)":{"status":"fulfilled"');
  });

  it('leaves the rest of Home in place when the sections do not load', async () => {
    failNext('/web/home_sections', 'network');
    const { isEmpty } = await setup();
    await isEmpty();
    expect(screen.getByRole('region', { name: 'Hottest' })).toBeVisible();
  });

  it('fetches the sections early, and renders them when the reader comes near', async () => {
    const { container, store } = await setup({ isNear: false });
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"comingSoon":['));
    expect(screen.queryByRole('region', { name: 'Coming soon' })).not.toBeInTheDocument();
    expect(container.querySelectorAll('.sections > [aria-hidden]')).toHaveLength(2);
    scrollTo({ isNear: true, isInSight: false });
    expect(await screen.findByRole('region', { name: 'Coming soon' })).toBeVisible();
  });

  it('keeps empty placeholders while they are visible, and removes them afterwards', async () => {
    const { container, store, isEmpty } = await setup({ locale: 'pt', isInSight: true });
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"comingSoon":['));
    expect(container.querySelectorAll('.sections > [aria-hidden]')).toHaveLength(2);
    scrollTo({ isNear: true, isInSight: false });
    await isEmpty();
  });

  it('shows no section when the response is empty', async () => {
    failNext('/web/home_sections', encodeResponse({ kind: 'success', view: { kind: 'webHomeViewV2', value: {} } }));
    const { isEmpty } = await setup();
    await isEmpty();
  });
});
