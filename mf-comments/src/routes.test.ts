import { paths } from '@komawari/shared-domain';
import { chaptersOf, testDataNeeds, titleNamed } from '@komawari/tooling/testing';
import { remote } from './remote';
import { routes } from './routes';

testDataNeeds({
  remote,
  routes,
  addresses: {
    '/comments/:chapterId': async () => {
      const chapters = await chaptersOf(await titleNamed('Neon Harbor'));
      return chapters
        .slice(0, 1)
        .flatMap(({ chapterId }) => [paths.comments(chapterId), `${paths.comments(chapterId)}?order=newest`]);
    },
  },
});
