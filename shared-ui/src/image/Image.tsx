import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsFromHtml } from '../browser/useIsFromHtml';
import { classNames } from '../styles/classNames';
import styles from './Image.module.css';
import { pictureSources, type ShownPicture } from './pictureSources';

export interface ImageProps {
  src: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The ratio of the box, for example `2 / 3`. The box has it before the file arrives. */
  ratio: string;
  /** Which kind of picture it is, and how wide it is shown: then it comes in that size (decision 144). */
  shown?: ShownPicture | undefined;
  /** What is on the first screen is asked for at once; it does not fade, so that the largest paint is not held back. */
  isEager?: boolean;
  /**
   * Below the first screen of its page. Browsers ask for `lazy` pictures two screens away: where the page came rendered, they
   * would share the line with its scripts, so that this one is left to them; a browser without scripts has it all the same.
   */
  isBelow?: boolean;
  fit?: 'cover' | 'contain';
  /** Shown over the picture. */
  children?: ReactNode;
}

/** A picture in a box of fixed ratio: paper tone while it loads, screentone if it does not come. Nothing moves. */
export function Image({ src, alt, ratio, shown, isEager, isBelow, fit = 'cover', children }: ImageProps) {
  // Of one address: another one is another try.
  const [failedSrc, setFailedSrc] = useState<string>();
  const isFailed = src !== '' && failedSrc === src;
  const isFromHtml = useIsFromHtml();
  const [isLeftOut, setIsLeftOut] = useState(isBelow && isFromHtml);
  // Effects run once React has the page, and never on the server.
  useEffect(() => {
    if (isLeftOut) startTransition(() => setIsLeftOut(false));
  }, [isLeftOut]);
  // A picture in the server's HTML is painted as soon as it is there, without scripts to fade it in.
  const fades = !isEager && !isLeftOut && (isBelow || !isFromHtml);
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
      {isLeftOut ? <noscript>{image}</noscript> : image}
      {isFailed && alt && <span role="img" aria-label={alt} className={styles.missing} />}
      {children}
    </span>
  );
}

/** By an attribute that React does not know: a state would have each picture of a page drawn anew for what its styles alone have to hear. */
function show(image: HTMLImageElement): void {
  image.dataset.loaded = '';
}

/** A picture from the cache may be there before React listens, and then does not fade. */
function showIfThere(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) show(image);
}
