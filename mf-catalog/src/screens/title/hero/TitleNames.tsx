import type { KnownTitle } from '../../../title-tile/knownTitle';
import { titleLang } from '../../../title-tile/titleLang';
import styles from './TitleHero.module.css';

/** Name and author beside the cover: of the title itself, or of what is known of it until it is here. */
export function TitleNames({ title }: { title: KnownTitle }) {
  return (
    <div className={styles.names}>
      <h1 className={styles.name} lang={titleLang(title)} tabIndex={-1}>
        {title.name}
      </h1>
      <p className={styles.author}>{title.author}</p>
    </div>
  );
}
