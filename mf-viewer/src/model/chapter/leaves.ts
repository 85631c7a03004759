import { languageOfWire, USUAL_PAGE_SIZE } from '@komawari/shared-domain';
import type { AdNetwork, Banner, LastPage, MangaViewer, Page, PageType } from '@komawari/shared-proto';
import type { Box } from '../bitmap/bitmap';

/** What a page shows, in words, and the tag of their language, for whoever reads them out. */
export interface PageDescription {
  text: string;
  lang: string | undefined;
}

/** A picture of the comic, with the size its box has before any byte of it arrives. */
export interface ComicLeaf {
  kind: 'comic';
  /** Index among all leaves of the chapter, from 0. */
  index: number;
  /** What readers call it: 1 is the first picture. */
  number: number;
  imageUrl: string;
  encryptionKey: string;
  width: number;
  height: number;
  type: PageType;
  /** What it shows, in the words of an editor. */
  description?: PageDescription | undefined;
  /** What is shown of it, in shares of the whole picture; `width` and `height` are those of this part. */
  crop?: Box | undefined;
  /** The same picture in low quality, to be shown until this one has come. */
  draft?: { imageUrl: string; encryptionKey: string } | undefined;
}

/** One thing that a reader turns to: a picture, or one of the other page kinds (docs/specification.md §3). */
export type Leaf =
  | ComicLeaf
  | { kind: 'banners'; index: number; title: string; banners: readonly Banner[] }
  | { kind: 'advertisement'; index: number; banner: Banner }
  | { kind: 'last'; index: number; lastPage: LastPage };

/** What is shown in the place of an advertisement; nothing for none at all. */
export type BannerInPlace = (place: { networks: readonly AdNetwork[]; own: readonly Banner[] }) => Banner | undefined;

/**
 * The leaves of a chapter in reading order. Kinds that we do not know and empty ones are left out, and so are the places of
 * advertisements for which there is none.
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

/** Of the chapter's words: that of its title. */
function languageOfTitle({ titleId, titleAvailableLanguages }: MangaViewer): string | undefined {
  const own = titleAvailableLanguages.find((title) => title.titleId === titleId);
  return own && languageOfWire(own.language)?.tag;
}

/** What the comics among these leaves show, in words. */
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

/** The banners of the last page, that of the publisher the last. */
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

/** How many pictures the chapter has: what the page counter counts. */
export function pageCountOf(leaves: readonly Leaf[]): number {
  return leaves.filter(isComic).length;
}

/** The number of the picture at a leaf; after the last picture, that of the last one. */
export function pageNumberAt(leaves: readonly Leaf[], index: number): number {
  for (let i = Math.min(index, leaves.length - 1); i >= 0; i -= 1) {
    const leaf = leaves[i];
    if (isComic(leaf)) return leaf.number;
  }
  return 1;
}

/** The leaf of a picture by its number, kept within the chapter. */
export function leafOfPageNumber(leaves: readonly Leaf[], number: number): number {
  const comics = leaves.filter(isComic);
  const wanted = Math.min(Math.max(1, Math.round(number)), comics.length);
  return comics[wanted - 1]?.index ?? 0;
}
