import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { pictureName } from '../../../objects/pictureName';
import { formatBytes, LIMITS } from '../../archive/limits';
import { isFinished, makeBanner, makeCover, type Shape } from '../../images/makeCover';
import { putPicture } from '../../images/putPicture';
import { LibraryError } from '../../report/LibraryError';
import type { Pack } from '../format/loadPack';
import { type ApplyContext, MissingPicture } from './ApplyContext';

/** Increase it when these pictures would come out differently or in other sizes. */
const VERSION = 2;

/**
 * Puts a picture of the pack into the store and returns its name there.
 * @param relative its path in the pack
 * @param where the place in the pack that refers to it
 */
export async function packImage(
  context: ApplyContext,
  relative: string,
  shape: Shape | 'banner',
  where: string,
): Promise<string> {
  const file = await fileInPack(context.pack, relative, where);
  const { size, mtimeMs } = await stat(file);
  if (size > LIMITS.entryBytes) throw new LibraryError(file, `is ${formatBytes(size)} large.`, 'Save it smaller.');
  const stamp = `${VERSION} ${shape} ${size} ${mtimeMs}`;
  const key = `${file}#${shape}`;
  const known = context.cache.get(key, stamp);
  if (known && (await context.objects.has(known))) return known;
  const bytes = await readFile(file);
  const picture = await finished(context, bytes, shape, file);
  if (context.isDryRun) return context.objects.put(picture);
  const name = await putPicture(context.objects, picture);
  context.cache.set(key, stamp, name);
  return name;
}

/** A picture that was exported from this site stays as it is: encoding it again would lose quality and change its name. */
async function finished({ objects }: ApplyContext, bytes: Buffer, shape: Shape | 'banner', file: string): Promise<Buffer> {
  if ((await objects.has(pictureName(bytes))) && (await isFinished(bytes, shape))) return bytes;
  return shape === 'banner' ? makeBanner(bytes, file) : makeCover(bytes, shape, file);
}

/** A pack may read only its own files: a path that leads out of its folder, through dots or links, is refused. */
async function fileInPack({ folder, root }: Pack, relative: string, where: string): Promise<string> {
  const file = await realpath(path.resolve(folder, relative)).catch(() => undefined);
  if (file === undefined)
    throw new MissingPicture(where, `names the picture ${relative}, which is not there.`, 'Put it there, or correct the path.');
  if (!file.startsWith(root + path.sep))
    throw new LibraryError(where, `names the picture ${relative}, which lies outside of the pack.`, 'Copy it into the pack.');
  return file;
}
