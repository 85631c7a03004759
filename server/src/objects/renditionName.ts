import { RENDITION_WIDTHS } from '@komawari/shared-domain';

/** A smaller size of a picture, which is kept beside it. Its bytes are others, so its name is not made of their hash. */
export interface Rendition {
  /** The name of the picture itself. */
  picture: string;
  /** In pixels. */
  width: number;
}

const RENDITION_NAME = /^([\w-]{22})\.([1-9]\d{0,4})\.webp$/;

/** The name under which a store keeps a smaller size: that of its picture, with the width. */
export function renditionName({ picture, width }: Rendition): string {
  return `${picture.replace(/\.webp$/, '')}.${width}.webp`;
}

/** What a name is the smaller size of; nothing for what is none. */
export function renditionOf(name: string): Rendition | undefined {
  const [, hash, width] = RENDITION_NAME.exec(name) ?? [];
  return hash === undefined ? undefined : { picture: `${hash}.webp`, width: Number(width) };
}

/** All names under which a store may keep something of a picture. It is the first: without it no size of it is sent. */
export function namesOfPicture(picture: string): string[] {
  return [picture, ...RENDITION_WIDTHS.map((width) => renditionName({ picture, width }))];
}
