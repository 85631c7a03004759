import { paths } from '@komawari/shared-domain';
import { chaptersOf, testDataNeeds, titleNamed } from '@komawari/tooling/testing';
import { remote } from './remote';
import { routes } from './routes';

// jsdom has no object URLs.
beforeAll(() => void Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));

testDataNeeds({
  remote,
  routes,
  addresses: {
    '/viewer/:chapterId': async () =>
      (await chaptersOf(await titleNamed('Neon Harbor'))).slice(0, 1).map(({ chapterId }) => paths.viewer(chapterId)),
  },
  // The title's cover is for "Continue reading". Only the chapter's answer says which title it is.
  undeclared: { '/viewer/:chapterId': ['/title_detail?'] },
});
