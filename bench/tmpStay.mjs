import { writeFileSync } from 'node:fs';

const [name, root] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const { builtServerCommand, MEMORY_SETTINGS } = await import(root + '/tooling/startServer.mjs');
Object.assign(process.env, MEMORY_SETTINGS);
const { publishBuilds } = await import(root + '/tooling/publishBuilds.mjs');
const { register } = await import('tsx/esm/api');
register();
const { startBenchSite } = await import(root + '/bench/site/startBenchSite.ts');
const { makeShelf } = await import(root + '/bench/library/makeShelf.ts');
const { makeChapters } = await import(root + '/bench/library/makeChapters.ts');
const { addComments } = await import(root + '/bench/likes/makeComments.ts');
const site = await startBenchSite({ serverCommand: builtServerCommand, publishBuilds }, async (library) => {
  const { serialId } = await makeShelf(library, 60);
  const { titleId, chapterIds } = await makeChapters(library, [20, 20]);
  await addComments(library, chapterIds[0], 60);
  return { serialId, chapterIds: chapterIds.slice(0, 2), titleId, titleName: 'Made' };
});
writeFileSync(`/tmp/p/site-${name}.json`, JSON.stringify({ site: site.url, ...site.content }));
process.on('SIGTERM', async () => {
  await site.stop();
  process.exit(0);
});
setInterval(() => {}, 1e6);
