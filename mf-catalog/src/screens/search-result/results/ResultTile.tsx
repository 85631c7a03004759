import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { createContext, memo, useContext } from 'react';
import type { ListedTitle } from '../../../title-tile/knownTitle';
import { LanguageMarks } from '../../../title-tile/LanguageMarks';
import { titleLang } from '../../../title-tile/titleLang';
import { markedParts } from '../matching/markedParts';
import styles from './ResultTile.module.css';

/** What was typed, for the words of results alone: a tile that stays is not drawn again for another letter. */
export const SearchedKeyword = createContext('');

export interface ResultTileProps {
  /** The one by which the result stands in the list, and the work's others in the reader's languages. */
  titles: readonly ListedTitle[];
  hasLanguageMarks: boolean;
}

/** One result: cover, name, author, the keyword marked where it stands. */
export const ResultTile = memo(function ResultTile({ titles, hasLanguageMarks }: ResultTileProps) {
  // A result has a title at the least, or it is none.
  const title = titles[0]!;
  return (
    <li className={styles.item}>
      <Link to={paths.title(title.titleId)} className={styles.link}>
        <Image src={title.portraitImageUrl} alt="" ratio="2 / 3" shown={{ shape: 'portrait', sizes: '4rem' }} />
        <span className={styles.words}>
          <span className={styles.name} lang={titleLang(title)}>
            <Marked text={title.name} />
          </span>{' '}
          <span className={styles.author}>
            <Marked text={title.author} />
          </span>
          {hasLanguageMarks && <LanguageMarks titles={titles} />}
        </span>
      </Link>
    </li>
  );
});

function Marked({ text }: { text: string }) {
  const keyword = useContext(SearchedKeyword);
  return markedParts(text, keyword).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.match}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
