import { paths } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { createContext, memo, useContext } from 'react';
import { LanguageMarks } from '../../../title-tile/LanguageMarks';
import { titleLang } from '../../../title-tile/titleLang';
import { markedParts } from '../matching/markedParts';
import type { SearchIndex } from '../matching/searchIndex';
import { type SearchResult, titlesOfResult } from '../matching/searchResult';
import styles from './ResultTile.module.css';

/** What was typed, for the words of results alone: a tile that stays is not drawn again for another letter. */
export const SearchedKeyword = createContext('');

export interface ResultTileProps {
  index: SearchIndex;
  result: SearchResult;
  /** Those to which the results were narrowed down. */
  languages: readonly Language[];
  hasLanguageMarks: boolean;
}

/** One result: cover, name, author, the keyword marked where it stands. Of a result and not of its titles, so that one that stays is not drawn again. */
export const ResultTile = memo(function ResultTile({ index, result, languages, hasLanguageMarks }: ResultTileProps) {
  const titles = titlesOfResult(index, result, languages);
  // A result has a title at the least, or it is none.
  const title = titles[0]!;
  return (
    <Link to={paths.title(title.titleId)} className={styles.link}>
      <Image src={title.portraitImageUrl} alt="" ratio="2 / 3" shown={{ shape: 'portrait', maxWidth: 64 }} />
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
