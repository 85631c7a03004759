import { type ReactNode, useState } from 'react';
import { useIsFromHtml } from '../browser/useIsFromHtml';
import { classNames } from '../styles/classNames';
import styles from './Image.module.css';
import { pictureSources, type ShownPicture } from './pictureSources';

export interface ImageProps {
  src: string;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** The aspect ratio of the box, for example `2 / 3`. The box has it before the file loads. */
  ratio: string;
  /** The kind of picture and how wide it is shown, so that it loads in that size (decision 144). */
  shown?: ShownPicture | undefined;
  /** On the first screen. It loads at once and does not fade in, so that the largest paint is not delayed. */
  isEager?: boolean;
  fit?: 'cover' | 'contain';
  /** Content shown over the picture. */
  children?: ReactNode;
}

/** A picture in a box of fixed ratio: paper color while it loads, screentone if it fails. Nothing moves. */
export function Image({ src, alt, ratio, shown, isEager, fit = 'cover', children }: ImageProps) {
  // The address that failed. With another address, the picture is tried again.
  const [failedSrc, setFailedSrc] = useState<string>();
  const isFailed = src !== '' && failedSrc === src;
  const isFromHtml = useIsFromHtml();
  // A picture in the server's HTML is painted as soon as it loads, before any script could fade it in.
  const fades = !isEager && !isFromHtml;
  const image = src && !isFailed && (
    <img
      key={src}
      ref={fades ? showIfThere : undefined}
      className={classNames(styles.image, styles[fit], fades && styles.fading)}
      {...pictureSources(src, shown)}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onLoad={fades ? ({ currentTarget }) => show(currentTarget) : undefined}
      onError={() => setFailedSrc(src)}
    />
  );
  return (
    <span className={classNames(styles.box, isFailed && styles.failed)} style={{ aspectRatio: ratio }}>
      {image}
      {isFailed && alt && <span role="img" aria-label={alt} className={styles.missing} />}
      {children}
    </span>
  );
}

/**
 * Sets an attribute that React does not know. With a state, every picture on a page would render again for a change that only its
 * styles need.
 */
function show(image: HTMLImageElement): void {
  image.dataset.loaded = '';
}

/** A picture from the cache may be loaded before React listens. Then it does not fade in. */
function showIfThere(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) show(image);
}
