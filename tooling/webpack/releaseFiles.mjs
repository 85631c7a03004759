/** What both builds of a release report about their files: the composed site, and the pages without the shell. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { installedPackage, TOOLING } from '../packages.mjs';
import { readData } from './readData.mjs';

/** The seven interface languages. */
export const { LOCALES } = await readData(join(installedPackage('@komawari/shared-domain', TOOLING), 'src/languages/locales.ts'));

const TEXT = /\.(js|css|svg)$/;

/** Scripts and styles of these entries or chunks, each once. */
export function filesOf(groups) {
  const files = [...new Set(groups.flatMap((group) => group.getFiles()))];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}

/** The chunk with the messages of each language. */
export function messagesOf(compilation) {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const chunkName = `messages-${locale}-json`;
      const file = compilation.namedChunkGroups.get(chunkName)?.getFiles()[0];
      if (!file) {
        throw new Error(
          `No chunk "${chunkName}" was built. Messages are loaded with ` +
            'import(/* webpackChunkName: "messages-[request]" */ `./locales/${locale}.json`), and all seven files exist.',
        );
      }
      return [locale, file];
    }),
  );
}

/** The hash of every file, by its name. */
export function integrityOf(compilation) {
  return Object.fromEntries(assetNames(compilation).map((name) => [name, `sha384-${digestOf(contentOf(compilation, name))}`]));
}

/** The size of every file before compression, in bytes, by its name. */
export function sizesOf(compilation) {
  return Object.fromEntries(assetNames(compilation).map((name) => [name, contentOf(compilation, name).length]));
}

function assetNames(compilation) {
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .sort();
}

function digestOf(content) {
  return createHash('sha384').update(content).digest('base64');
}

function contentOf(compilation, name) {
  return Buffer.from(compilation.getAsset(name).source.buffer());
}

/** Writes a compressed copy of every text file, so that nothing is compressed while a reader waits. */
export async function compressAssets(compilation, RawSource) {
  const names = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = contentOf(compilation, name);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      compilation.emitAsset(`${name}.br`, new RawSource(await promisify(brotliCompress)(content, { params })));
      compilation.emitAsset(`${name}.gz`, new RawSource(await promisify(gzip)(content, { level: 9 })));
    }),
  );
}
