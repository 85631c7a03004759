import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { naturalOrder } from '../../naming/naturalOrder';
import { isKey } from '../../naming/workKey';
import { asLibraryError, LibraryError } from '../../report/LibraryError';
import { PACK_FILES } from './packFiles';
import {
  bannerSchema,
  type PackAnnouncement,
  type PackBanner,
  type PackCampaign,
  type PackChapter,
  type PackComment,
  type PackContent,
  type PackFaq,
  type PackHighlight,
  type PackLegalPage,
  type PackManifest,
  type PackNews,
  type PackPublisher,
  type PackWork,
} from './packSchema';
import { YamlFile } from './YamlFile';

/** A part of a pack with its place in the files, for messages. */
export interface Placed<Value> {
  value: Value;
  where: string;
}

/**
 * Entries of a file. The site removes what is no longer in a file, unless an error hides what the file was meant to say
 * (`isWhole` is false).
 */
export interface Entries<Value> {
  entries: Placed<Value>[];
  isWhole: boolean;
}

export interface LoadedWork extends Placed<PackWork> {
  key: string;
  folder: string;
  chapters: Entries<PackChapter>;
  /** The hash of exported pages, mapped to the hash of the pages that the site had made them from. */
  exported: ReadonlyMap<string, string>;
}

export interface PackHome {
  topBanners: Placed<PackBanner>[];
  /** Each language shows the first one that has an image for it. */
  mains: Placed<PackBanner>[];
  sub1: Placed<PackBanner> | undefined;
  sub2: Placed<PackBanner> | undefined;
  contents: Placed<PackContent>[];
  popup: Placed<PackBanner> | undefined;
  highlight: Placed<PackHighlight> | undefined;
  isWhole: boolean;
}

/** A pack as read from its folder. If a file is missing, the site keeps what it has of it. */
export interface Pack {
  folder: string;
  /** The folder with links resolved. All pictures must be inside it. */
  root: string;
  manifest: PackManifest;
  /** The mark on the rows of this pack, so that it only ever touches its own. */
  source: string;
  publishers: Entries<PackPublisher & { news: Placed<PackNews>[] }> | undefined;
  works: LoadedWork[];
  home: PackHome | undefined;
  announcements: Entries<PackAnnouncement> | undefined;
  faq: Entries<PackFaq> | undefined;
  legal: Entries<PackLegalPage> | undefined;
  campaigns: Entries<PackCampaign> | undefined;
  comments: (Entries<PackComment> & { icons: string[] }) | undefined;
  problems: LibraryError[];
}

/** The mark on the rows of a pack. */
export function packSource(key: string): string {
  return `pack:${key}`;
}

/**
 * Reads a pack's YAML. Images are read later, when they are needed.
 * @throws LibraryError if the folder is not a pack
 */
export async function loadPack(folder: string): Promise<Pack> {
  const manifest = await readManifest(folder);
  const pack: Pack = {
    folder,
    root: await realpath(folder),
    manifest,
    source: packSource(manifest.key),
    publishers: undefined,
    works: [],
    home: undefined,
    announcements: undefined,
    faq: undefined,
    legal: undefined,
    campaigns: undefined,
    comments: undefined,
    problems: [],
  };
  await readInto(pack, 'publishers.yaml', (file) => (pack.publishers = readPublishers(file)));
  for (const key of await workFolders(pack)) {
    await readInto(pack, path.join('works', key, 'work.yaml'), (file) => addWork(pack, key, file));
    await readInto(pack, path.join('works', key, 'exported.yaml'), (file) => addExported(pack, key, file));
  }
  await readInto(pack, 'home.yaml', (file) => (pack.home = readHome(file)));
  await readInto(pack, 'announcements.yaml', (file) => (pack.announcements = entriesOf(file, [], PACK_FILES.announcements)));
  await readInto(pack, 'faq.yaml', (file) => (pack.faq = entriesOf(file, [], PACK_FILES.faq)));
  await readInto(pack, 'legal.yaml', (file) => (pack.legal = entriesOf(file, [], PACK_FILES.legal)));
  await readInto(pack, 'campaigns.yaml', (file) => (pack.campaigns = entriesOf(file, [], PACK_FILES.campaigns)));
  await readInto(pack, 'comments.yaml', (file) => (pack.comments = readComments(file)));
  return pack;
}

async function readManifest(folder: string): Promise<PackManifest> {
  const file = await YamlFile.read(path.join(folder, 'pack.yaml'));
  if (!file)
    throw new LibraryError(
      folder,
      'is not a content pack: it has no pack.yaml.',
      'docs/content-packs.md describes packs; comics without one go in with "import".',
    );
  const manifest = file.part([], PACK_FILES.pack);
  // If a part cannot be read, there is a problem.
  if (!manifest) throw file.problems[0]!;
  return manifest;
}

/** Reads one file. Its errors become problems of the pack, and never stop the other files. */
async function readInto(pack: Pack, name: string, read: (file: YamlFile) => void): Promise<void> {
  try {
    const file = await YamlFile.read(path.join(pack.folder, name));
    if (!file) return;
    read(file);
    pack.problems.push(...file.problems);
  } catch (error) {
    pack.problems.push(asLibraryError(error, path.join(pack.folder, name)));
  }
}

async function workFolders(pack: Pack): Promise<string[]> {
  const works = path.join(pack.folder, 'works');
  const entries = await readdir(works, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
  const keys: string[] = [];
  for (const name of names.sort(naturalOrder)) {
    const hasYaml = await stat(path.join(works, name, 'work.yaml')).then(
      () => true,
      () => false,
    );
    if (!isKey(name))
      pack.problems.push(
        new LibraryError(path.join(works, name), 'is not a valid name of a work.', 'Use lower-case letters, digits and hyphens.'),
      );
    else if (hasYaml) keys.push(name);
    else pack.problems.push(new LibraryError(path.join(works, name), 'has no work.yaml.', 'docs/content-packs.md describes it.'));
  }
  return keys;
}

function addWork(pack: Pack, key: string, file: YamlFile): void {
  const value = file.part([], PACK_FILES.work, ['chapters']);
  if (!value) return;
  const chapters = entriesOf(file, ['chapters'], PACK_FILES.work.shape.chapters.unwrap());
  pack.works.push({ key, value, where: file.file, folder: path.dirname(file.file), chapters, exported: new Map() });
}

function addExported(pack: Pack, key: string, file: YamlFile): void {
  const work = pack.works.find((other) => other.key === key);
  const value = file.part([], PACK_FILES.exported);
  if (work && value) work.exported = new Map(Object.entries(value));
}

function readPublishers(file: YamlFile): Pack['publishers'] {
  const publisher = PACK_FILES.publishers.element;
  const news = publisher.shape.news.unwrap();
  const publishers = file.list([], publisher, ['news']).map(({ value, path: at }) => ({
    value: { ...value, news: placed(file, [...at, 'news'], news) },
    where: file.where(at),
  }));
  return { entries: publishers, isWhole: file.problems.length === 0 };
}

function readHome(file: YamlFile): PackHome {
  function one<Schema extends z.ZodType>(at: readonly string[], schema: Schema) {
    const value = file.has(at) ? file.part(at, schema) : undefined;
    return value && { value, where: file.where(at) };
  }
  const { topBanners, featured, popup, highlight } = PACK_FILES.home.shape;
  const { sub1, sub2, contents } = featured.unwrap().shape;
  const home = {
    topBanners: placed(file, ['topBanners'], topBanners.unwrap()),
    mains: file.isList(['featured', 'main'])
      ? placed(file, ['featured', 'main'], z.array(bannerSchema))
      : [one(['featured', 'main'], bannerSchema)].filter((banner) => banner !== undefined),
    sub1: one(['featured', 'sub1'], sub1.unwrap()),
    sub2: one(['featured', 'sub2'], sub2.unwrap()),
    contents: placed(file, ['featured', 'contents'], contents.unwrap()),
    popup: one(['popup'], popup.unwrap()),
    highlight: one(['highlight'], highlight.unwrap()),
  };
  return { ...home, isWhole: file.problems.length === 0 };
}

function readComments(file: YamlFile): Pack['comments'] {
  const { icons: images, comments } = PACK_FILES.comments.shape;
  const icons = placed(file, ['icons'], images.unwrap()).map(({ value }) => value);
  return { ...entriesOf(file, ['comments'], comments.unwrap()), icons };
}

function entriesOf<Entry extends z.ZodType>(file: YamlFile, at: readonly string[], list: z.ZodArray<Entry>) {
  const before = file.problems.length;
  return { entries: placed(file, at, list), isWhole: file.problems.length === before };
}

function placed<Entry extends z.ZodType>(file: YamlFile, at: readonly PropertyKey[], { element }: z.ZodArray<Entry>) {
  return file.list(at, element).map(({ value, path: entry }) => ({ value, where: file.where(entry) }));
}
