import type { Locale } from '@komawari/shared-domain';
import { encodeResponse } from '@komawari/shared-proto/encode';
import { aSubscribedList, aTitle } from '@komawari/shared-proto/fixtures';
import { writeStored } from '@komawari/shared-state';
import { chaptersOf, failNext, renderPage, titleNamed } from '@komawari/tooling/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { routes } from '../routes';

/** Every element is below the screen, as on a page that is longer than the screen. */
class BelowTheScreen {
  constructor(private readonly tell: (entries: unknown[]) => void) {}
  observe(target: Element): void {
    this.tell([{ target, isIntersecting: false }]);
  }
  unobserve(): void {}
}

const observer = globalThis.IntersectionObserver;
beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: BelowTheScreen });
  writeStored('isInstallBannerShown', true);
});
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: observer });
});

async function likes(...names: string[]) {
  const titles = await Promise.all(names.map((name) => titleNamed(name)));
  failNext(
    '/title_list/bookmark',
    encodeResponse({ kind: 'success', view: { kind: 'subscribedTitlesView', value: aSubscribedList({ titles }) } }),
  );
}

const open = (path: string, locale: Locale = 'en') => renderPage({ remote, routes, path, locale });
const shelf = async (name = 'Leaving soon') => within(await screen.findByRole('region', { name }));

describe.each(['/favorited', '/updates'])('leaving soon on %s', (path) => {
  it('shows a chapter of a favorite that ends within 7 days, with its end, and links to the viewer', async () => {
    await likes('Neon Harbor');
    const [first] = await chaptersOf(await titleNamed('Neon Harbor'));
    await open(path);
    const link = (await shelf()).getByRole('link', { name: /Neon Harbor #001 5 days left, until .*3:00.PM/ });
    expect(link).toHaveAttribute('href', `/viewer/${first!.chapterId}`);
  });

  it('is shown in the reader’s language', async () => {
    await likes('Неоновая гавань');
    await open(path, 'ru');
    expect((await shelf('Скоро закроются')).getByRole('link', { name: /Осталось 5 дней, до .*15:00/ })).toBeVisible();
  });

  it('is hidden when no chapter of a favorite ends soon', async () => {
    failNext(
      '/title_list/bookmark',
      encodeResponse({
        kind: 'success',
        view: { kind: 'subscribedTitlesView', value: aSubscribedList({ titles: [aTitle({ titleId: 77 })] }) },
      }),
    );
    await open(path);
    expect(await screen.findAllByRole('link')).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Leaving soon' })).toBeNull();
  });
});
