import { RENDITION_WIDTHS } from '@komawari/shared-domain';

/** A smaller size of an image, stored next to it. Its bytes differ, so its name is not derived from their hash. */
export interface Rendition {
  /** The name of the image itself. */
  picture: string;
  /** In pixels. */
  width: number;
}

const RENDITION_NAME = /^([\w-]{22})\.([1-9]\d{0,4})\.webp$/;

/** The name of a smaller size in a store: the name of its image, with the width. */
export function renditionName({ picture, width }: Rendition): string {
  return `${picture.replace(/\.webp$/, '')}.${width}.webp`;
}

/** The image and width that a name stands for; undefined if it is not the name of a smaller size. */
export function renditionOf(name: string): Rendition | undefined {
  const [, hash, width] = RENDITION_NAME.exec(name) ?? [];
  return hash === undefined ? undefined : { picture: `${hash}.webp`, width: Number(width) };
}

/**
 * All names under which a store may keep files of an image. The first one is the image itself; without it, none of its sizes is
 * sent.
 */
export function namesOfPicture(picture: string): string[] {
  return [picture, ...RENDITION_WIDTHS.map((width) => renditionName({ picture, width }))];
}
