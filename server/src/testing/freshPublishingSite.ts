import { aBuild } from './builds';
import { createPublishingSite, type PublishingSite } from './createPublishingSite';

/** The site for a file's tests. Before each test, it is reset so that only the first version of these packages is published. */
export function freshPublishingSite(names: readonly string[]): PublishingSite {
  // It gets all of its fields before the first test.
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
