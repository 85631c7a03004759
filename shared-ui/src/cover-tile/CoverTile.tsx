import type { ReactElement, ReactNode } from 'react';
import { Image } from '../image/Image';
import styles from './CoverTile.module.css';

export interface TileLink {
  className: string;
  children: ReactNode;
}

export interface CoverTileProps {
  title: string;
  author?: string;
  imageUrl: string;
  /** This package knows no router: `(link) => <Link to={paths.title(id)} {...link} />`. */
  renderLink: (link: TileLink) => ReactElement;
  /** Large on the foot of the cover, for example `#014`. */
  number?: string;
  /** `<Badge>`s: beside the number, where a cover has no lettering; without a number, on the head of the cover. */
  badges?: ReactNode;
  /** One more line, for example "3 days ago". */
  note?: ReactNode;
  /** BCP 47 of the title, where it may differ from the page. */
  lang?: string;
  /** On the first screen. */
  isEager?: boolean;
  /** How wide the cover is shown, as HTML's `sizes` says it; as in a grid of three on a phone if not said. */
  sizes?: string | undefined;
}

/** A third of a phone, a half of it with large letters; of wider screens never much more than this. */
const GRID_SIZES = '(min-width: 34rem) 11rem, (min-width: 19rem) 30vw, 46vw';

/** A title as its cover. The whole tile is one link, and its name is what stands on it: title, author, number, badges. */
export function CoverTile({
  title,
  author,
  imageUrl,
  renderLink,
  number,
  badges,
  note,
  lang,
  isEager,
  sizes = GRID_SIZES,
}: CoverTileProps) {
  return renderLink({
    className: styles.tile ?? '',
    children: (
      <>
        <span className={styles.title} lang={lang}>
          {title}
        </span>{' '}
        {author && <span className={styles.author}>{author} </span>}
        <span className={styles.cover}>
          <Image src={imageUrl} alt="" ratio="2 / 3" shown={{ shape: 'portrait', sizes }} isEager={isEager}>
            {number && (
              <span className={styles.foot} data-theme="dark">
                <span className={styles.number}>{number}</span>
                {badges && <> {badges}</>}
              </span>
            )}
            {!number && badges && <span className={styles.badges}>{badges}</span>}
          </Image>
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </>
    ),
  });
}
