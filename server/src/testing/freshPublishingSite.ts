import { aBuild } from './builds';
import { createPublishingSite, type PublishingSite } from './createPublishingSite';

/** The site of a file's tests. Before each of them, all that was ever published to it is the first version of some packages. */
export function freshPublishingSite(names: readonly string[]): PublishingSite {
  // It has everything before the first test.
  const site = {} as PublishingSite;
  beforeAll(async () => {
    Object.assign(site, await createPublishingSite());
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.reset();
    await site.publishBuilds(names.map((name) => aBuild(name, '1')));
  });
  return site;
}
