import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { createContext, memo, useContext } from 'react';
import { LanguageMarks } from '../../../title-tile/LanguageMarks';
import { titleLang } from '../../../title-tile/titleLang';
import { markedParts } from '../matching/markedParts';
import { type SearchResult, shownTitle } from '../matching/searchIndex';
import styles from './ResultTile.module.css';

/** What was typed, for the words of results alone: a tile that stays is not drawn again for another letter. */
export const SearchedKeyword = createContext('');

export interface ResultTileProps {
  result: SearchResult;
  hasLanguageMarks: boolean;
}

/** One result: cover, name, author, the keyword marked where it stands. */
export const ResultTile = memo(function ResultTile({ result, hasLanguageMarks }: ResultTileProps) {
  const title = shownTitle(result);
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
          {hasLanguageMarks && <LanguageMarks titles={result.titles} />}
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
