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
  /** This package does not know the router: `(link) => <Link to={paths.title(id)} {...link} />`. */
  renderLink: (link: TileLink) => ReactElement;
  /** Large text at the bottom of the cover, for example `#014`. */
  number?: string;
  /** `<Badge>`s. They are next to the number, where covers have no lettering, or without a number at the top of the cover. */
  badges?: ReactNode;
  /** One more line, for example "3 days ago". */
  note?: ReactNode;
  /** BCP 47 tag of the title's language, if it may differ from the page's. */
  lang?: string;
  /** Whether it is on the first screen. */
  isEager?: boolean;
  /** The width of the cover, in the form of HTML's `sizes`. By default, that of a grid with three columns on a phone. */
  sizes?: string | undefined;
}

/** A third of a phone, or half of it with large text. On wider screens never much more than this. */
const GRID_SIZES = '(min-width: 34rem) 11rem, (min-width: 19rem) 30vw, 46vw';

/** A title as its cover. The whole tile is one link, named by the text on it: title, author, number, badges. */
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
