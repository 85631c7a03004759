import { paths } from '@komawari/shared-domain';
import { chaptersOf, testDataNeeds, titleNamed } from '@komawari/tooling/testing';
import { remote } from './remote';
import { routes } from './routes';

// jsdom has no addresses for pictures in memory.
beforeAll(() => void Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));

testDataNeeds({
  remote,
  routes,
  addresses: {
    '/viewer/:chapterId': async () =>
      (await chaptersOf(await titleNamed('Neon Harbor'))).slice(0, 1).map(({ chapterId }) => paths.viewer(chapterId)),
  },
  // Its cover is for "Continue reading", and which title it is only the chapter's answer says.
  undeclared: { '/viewer/:chapterId': ['/title_detail?'] },
});
