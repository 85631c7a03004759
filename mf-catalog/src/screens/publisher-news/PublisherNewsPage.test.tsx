import type { Locale } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aPublisherNewsList } from '@komawari/shared-proto/fixtures';
import { failNext, renderPage } from '@komawari/tooling/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { routes } from '../../routes';

const setup = (id = '1', locale: Locale = 'en') => renderPage({ remote, routes, path: `/publisher_news/${id}`, locale });

/** Makes the next answer the news of a publisher. */
function answerWith(value: ReturnType<typeof aPublisherNewsList>) {
  failNext('/publisher_news_list', encodeResponse({ kind: 'success', view: { kind: 'publisherNewsListView', value } }));
}

describe('the news of a publisher', () => {
  it('are listed below the banner of the publisher', async () => {
    const view = aPublisherNewsList();
    answerWith(view);
    await setup();
    expect(await screen.findByRole('heading', { level: 1, name: `News from ${view.publisherName}` })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(view.newsList.length);
    expect(screen.getByRole('heading', { level: 2, name: view.newsList[0]!.subject })).toBeVisible();
    expect(screen.getByRole('img', { name: view.publisherName })).toHaveAttribute('src', view.banner!.imageUrl);
  });

  it('show an empty state in the reader’s language', async () => {
    answerWith({ ...aPublisherNewsList(), newsList: [] });
    await setup('1', 'th');
    expect(await screen.findByText('ขณะนี้ยังไม่มีข่าว')).toBeVisible();
  });

  it.each(['0', 'harbor', '4000000000'])('redirect to the error page for the invalid publisher %s', async (id) => {
    const { location } = await setup(id);
    await waitFor(() => expect(location()).toBe('/error'));
  });
});
