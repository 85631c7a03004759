import { encodeResponse } from '@komawari/shared-proto/encode';
import { aBanner, aPublisherNewsList, aTitleDetail } from '@komawari/shared-proto/fixtures';
import { type AnalyticsEvent, gdprAccepted } from '@komawari/shared-state';
import { failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { act, screen } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

async function setup(path: string) {
  const events: AnalyticsEvent[] = [];
  const page = await renderPage({ remote, routes, path, analytics: (event) => events.push(event) });
  const agree = () => act(() => void page.store.dispatch(gdprAccepted()));
  const banners = async (name: string | RegExp) =>
    (await screen.findAllByRole('link', { name })).filter((link) => link.hasAttribute('aria-label'));
  return { ...page, events, agree, banners };
}

describe('a click on a banner', () => {
  it('sends an analytics event after consent, and follows the link', async () => {
    const { events, agree, banners, user, location } = await setup('/updates');
    agree();
    const [banner] = await banners('Neon Harbor');
    await user.click(banner!);
    const { titleId } = await titleNamed('Neon Harbor');
    expect(events).toEqual([expect.objectContaining({ placement: 'home', target: `/titles/${titleId}` })]);
    expect(location()).toBe(`/titles/${titleId}`);
  });

  it('sends no analytics event before consent', async () => {
    const { events, banners, user, location } = await setup('/updates');
    const [banner] = await banners('Neon Harbor');
    await user.click(banner!);
    expect(location()).toMatch(/^\/titles\//);
    expect(events).toEqual([]);
  });

  it('reports the page of the banner as its placement', async () => {
    const featured = await setup('/featured');
    featured.agree();
    await featured.user.click((await featured.banners('Paper Tower'))[0]!);
    expect(featured.events).toEqual([expect.objectContaining({ placement: 'featured' })]);
    featured.unmount();

    const value = aTitleDetail({ titleBanners: [aBanner({ id: 12 })], banners: [], publisherItems: [] });
    failNext('/title_detail', encodeResponse({ kind: 'success', view: { kind: 'titleDetailView', value } }));
    const title = await setup('/titles/100001');
    title.agree();
    await title.user.click((await title.banners('Ad from the publisher'))[0]!);
    expect(title.events).toEqual([expect.objectContaining({ placement: 'title', banner: 12 })]);
  });

  it('on a publisher page has the placement publisher', async () => {
    const value = aPublisherNewsList({ newsList: [] });
    failNext('/publisher_news_list', encodeResponse({ kind: 'success', view: { kind: 'publisherNewsListView', value } }));
    const { events, agree, banners, user } = await setup('/publisher_news/1');
    agree();
    await user.click((await banners(/./))[0]!);
    expect(events).toEqual([expect.objectContaining({ placement: 'publisher' })]);
  });
});
