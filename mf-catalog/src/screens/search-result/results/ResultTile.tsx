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

/** The typed keyword, for the texts of results only. A tile that stays does not render again for another letter. */
export const SearchedKeyword = createContext('');

export interface ResultTileProps {
  index: SearchIndex;
  result: SearchResult;
  /** The languages to which the results are narrowed down. */
  languages: readonly Language[];
  hasLanguageMarks: boolean;
}

/**
 * One result: cover, name and author, with the keyword highlighted. It takes a result and not its titles, so that a tile that
 * stays does not render again.
 */
export const ResultTile = memo(function ResultTile({ index, result, languages, hasLanguageMarks }: ResultTileProps) {
  const titles = titlesOfResult(index, result, languages);
  // A result has at least one title.
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
