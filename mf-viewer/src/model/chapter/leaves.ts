import { languageOfWire, USUAL_PAGE_SIZE } from '@komawari/shared-domain';
import type { AdNetwork, Banner, LastPage, MangaViewer, Page, PageType } from '@komawari/shared-proto';
import type { Box } from '../bitmap/bitmap';

/** A text description of a page for screen readers, and its language tag. */
export interface PageDescription {
  text: string;
  lang: string | undefined;
}

/** A picture of the comic, with the size of its box, which is known before any byte arrives. */
export interface ComicLeaf {
  kind: 'comic';
  /** Index among all leaves of the chapter, from 0. */
  index: number;
  /** The page number that readers see: 1 is the first picture. */
  number: number;
  imageUrl: string;
  encryptionKey: string;
  width: number;
  height: number;
  type: PageType;
  /** What it shows, as described by an editor. */
  description?: PageDescription | undefined;
  /** The visible part, in shares of the whole picture. `width` and `height` are the size of this part. */
  crop?: Box | undefined;
  /** The same picture in low quality, shown until this one has loaded. */
  draft?: { imageUrl: string; encryptionKey: string } | undefined;
}

/** One item that a reader turns to: a picture, or one of the other page kinds (docs/specification.md §3). */
export type Leaf =
  | ComicLeaf
  | { kind: 'banners'; index: number; title: string; banners: readonly Banner[] }
  | { kind: 'advertisement'; index: number; banner: Banner }
  | { kind: 'last'; index: number; lastPage: LastPage };

/** Returns the banner to show in an advertisement slot; `undefined` to show none. */
export type BannerInPlace = (place: { networks: readonly AdNetwork[]; own: readonly Banner[] }) => Banner | undefined;

/**
 * The leaves of a chapter in reading order. Unknown kinds, empty pages, and advertisement slots without an advertisement are left
 * out.
 */
export function leavesOf(viewer: MangaViewer, bannerIn: BannerInPlace = () => undefined): Leaf[] {
  const leaves: Leaf[] = [];
  let number = 0;
  const own = ownBanners(viewer.pages);
  const lang = languageOfTitle(viewer);
  for (const page of viewer.pages) {
    const leaf = leafOf(page, { index: leaves.length, number: number + 1, lang }, (networks) => bannerIn({ networks, own }));
    if (!leaf) continue;
    if (leaf.kind === 'comic') number += 1;
    leaves.push(leaf);
  }
  return leaves;
}

/** The language of the chapter's text is that of its title. */
function languageOfTitle({ titleId, titleAvailableLanguages }: MangaViewer): string | undefined {
  const own = titleAvailableLanguages.find((title) => title.titleId === titleId);
  return own && languageOfWire(own.language)?.tag;
}

/** The text descriptions of the comic pages among these leaves. */
export function descriptionsOf(leaves: readonly (Leaf | undefined)[]): PageDescription[] {
  return leaves.flatMap((leaf) => (isComic(leaf) && leaf.description ? [leaf.description] : []));
}

/** The publisher's own banners among the pages. */
function ownBanners(pages: readonly Page[]): Banner[] {
  return pages.flatMap(({ content }) => {
    if (content?.kind === 'bannerList') return content.value.banners;
    return content?.kind === 'lastPage' ? bannersOf(content.value) : [];
  });
}

/** The banners of the last page. The publisher's banner comes last. */
export function bannersOf({ banners, publisherBanner }: LastPage): readonly Banner[] {
  return publisherBanner ? [...banners, publisherBanner] : banners;
}

function leafOf(
  { content }: Page,
  { index, number, lang }: { index: number; number: number; lang: string | undefined },
  bannerIn: (networks: readonly AdNetwork[]) => Banner | undefined,
): Leaf | undefined {
  switch (content?.kind) {
    case 'mangaPage': {
      const { description: text, ...picture } = content.value;
      const hasSize = picture.width > 0 && picture.height > 0;
      const description = text ? { text, lang } : undefined;
      return { kind: 'comic', index, number, ...picture, description, ...(hasSize ? {} : USUAL_PAGE_SIZE) };
    }
    case 'bannerList': {
      const { bannerTitle: title, banners } = content.value;
      return banners.length > 0 ? { kind: 'banners', index, title, banners } : undefined;
    }
    case 'advertisement': {
      const banner = bannerIn(content.value.adNetworks);
      return banner && { kind: 'advertisement', index, banner };
    }
    case 'lastPage':
      return { kind: 'last', index, lastPage: content.value };
    default:
      return undefined;
  }
}

export function isComic(leaf: Leaf | undefined): leaf is ComicLeaf {
  return leaf?.kind === 'comic';
}

/** The number of pictures in the chapter, which is the total of the page counter. */
export function pageCountOf(leaves: readonly Leaf[]): number {
  return leaves.filter(isComic).length;
}

/** The number of the picture at a leaf. After the last picture, it is the number of the last one. */
export function pageNumberAt(leaves: readonly Leaf[], index: number): number {
  for (let i = Math.min(index, leaves.length - 1); i >= 0; i -= 1) {
    const leaf = leaves[i];
    if (isComic(leaf)) return leaf.number;
  }
  return 1;
}

/** The leaf of a picture by its number, clamped to the chapter. */
export function leafOfPageNumber(leaves: readonly Leaf[], number: number): number {
  const comics = leaves.filter(isComic);
  const wanted = Math.min(Math.max(1, Math.round(number)), comics.length);
  return comics[wanted - 1]?.index ?? 0;
}
