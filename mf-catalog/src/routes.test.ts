import { paths } from '@komawari/shared-domain';
import { publisherOf, testDataNeeds, titleNamed } from '@komawari/tooling/testing';
import { remote } from './remote';
import { routes } from './routes';

testDataNeeds({
  remote,
  routes,
  addresses: {
    '/titles/:titleId': async () => [paths.title((await titleNamed('Neon Harbor')).titleId)],
    '/publisher_news/:publisherId': async () => [paths.publisherNews(await publisherOf(await titleNamed('Neon Harbor')))],
  },
  // What is below the first screen is requested when the browser is idle (useIsBrowserIdle).
  undeclared: { '/updates': ['/web/home_sections?'] },
});
