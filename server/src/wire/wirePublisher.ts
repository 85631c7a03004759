import { paths } from '@komawari/shared-domain';
import { type Banner, PresentationMethod, type PublisherNews } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { PublisherNewsRow, PublisherRow } from '../content/news/publishers';
import { imageUrl } from './imageUrl';
import { actionTo } from './wireBanner';

/** The publisher's banner. By default, it links to the publisher's news. */
export function wirePublisherBanner(origin: string, publisher: PublisherRow, hasName = false): Draft<Banner> | undefined {
  if (!publisher.bannerImage) return undefined;
  return {
    id: publisher.id,
    imageUrl: imageUrl(origin, publisher.bannerImage),
    action: actionTo(PresentationMethod.PUSH, publisher.bannerUrl ?? paths.publisherNews(publisher.id)),
    name: hasName ? publisher.name : '',
  };
}

export function wirePublisherNews(publisher: PublisherRow, news: readonly PublisherNewsRow[]): Draft<PublisherNews>[] {
  return news.map((row) => ({
    id: row.id,
    publisherId: publisher.id,
    publisherName: publisher.name,
    subject: row.subject,
    body: row.body,
    publishedTimeStamp: row.publishedTimeStamp,
    action: row.url ? actionTo(PresentationMethod.PUSH, row.url) : undefined,
  }));
}
