import type { PlaceholderTitle } from '../../../title-tile/placeholderTitle';
import { titleLang } from '../../../title-tile/titleLang';
import styles from './TitleHero.module.css';

/** Name and author next to the cover. They come from the title, or from what is known about it before it loads. */
export function TitleNames({ title }: { title: PlaceholderTitle }) {
  return (
    <div className={styles.names}>
      <h1 className={styles.name} lang={titleLang(title)} tabIndex={-1}>
        {title.name}
      </h1>
      <p className={styles.author}>{title.author}</p>
    </div>
  );
}
