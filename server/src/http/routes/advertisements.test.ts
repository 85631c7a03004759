import { createTestSite } from '../../testing/createTestSite';

async function advertisementsOf(ads: 'house' | undefined) {
  const site = await createTestSite({ config: { ads } });
  const { title, chapters } = await site.addSerial(1);
  const detail = await site.view('titleDetailView', `/title_detail?title_id=${title.id}`);
  const viewer = await site.view('mangaViewer', `/manga_viewer?chapter_id=${chapters[0]!.id}`);
  await site.close();
  const last = viewer.pages.at(-1)?.content;
  return [detail.advertisement, last?.kind === 'lastPage' ? last.value.advertisement : null];
}

test('titles and last pages have an advertisement only if the operator has enabled them', async () => {
  const at = (location: string) => ({
    adNetworks: [{ network: { kind: 'adsense', value: { unitID: 'house', location } } }],
  });
  expect(await advertisementsOf('house')).toEqual([at('title'), at('lastPage')]);
  expect(await advertisementsOf(undefined)).toEqual([undefined, undefined]);
});
