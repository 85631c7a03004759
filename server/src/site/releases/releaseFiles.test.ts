import { memoryObjectStore } from '../../objects/memoryObjectStore';
import { aBuild, hashOf } from '../../testing/builds';
import { createReleaseFiles, objectNames } from './releaseFiles';

describe('releaseFiles.missing', () => {
  it('returns each missing file once in request order, whatever the store’s response order', async () => {
    const objects = memoryObjectStore();
    const [first = '', second = '', third = ''] = [...aBuild('mf_one', '1').files.values()].map(hashOf);
    await objects.putFile(objectNames(second).raw, new Uint8Array([1]));
    let thirdWasAsked = (): void => undefined;
    const isThirdAsked = new Promise<void>((resolve) => {
      thirdWasAsked = resolve;
    });
    const slowAtFirst = {
      ...objects,
      async has(name: string) {
        if (name === objectNames(first).raw) await isThirdAsked;
        if (name === objectNames(third).raw) thirdWasAsked();
        return objects.has(name);
      },
    };
    const files = createReleaseFiles(slowAtFirst, slowAtFirst);
    expect(await files.missing([first, second, third, first])).toEqual([first, third]);
  });
});
