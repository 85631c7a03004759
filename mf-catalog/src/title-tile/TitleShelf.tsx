import type { Title } from '@komawari/shared-proto';
import { Shelf } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../words/messages';
import { LanguageMarks } from './LanguageMarks';
import styles from './TitleShelf.module.css';
import { TitleTile } from './TitleTile';

export interface TitleShelfProps {
  name: string;
  titles: readonly Title[];
  /** Whether this list mixes several languages. */
  hasLanguageMarks?: boolean;
}

/** A named row of covers that scrolls sideways (docs/specification.md §9: by 550 px). */
export function TitleShelf({ name, titles, hasLanguageMarks }: TitleShelfProps) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Shelf
        heading={
          <h2 id={headingId} className={styles.heading}>
            {name}
          </h2>
        }
        headingId={headingId}
        previousLabel={formatMessage(messages.shelfBack)}
        nextLabel={formatMessage(messages.shelfOn)}
      >
        {titles.map((title) => (
          <li key={title.titleId}>
            <TitleTile title={title} note={hasLanguageMarks && <LanguageMarks titles={[title]} />} />
          </li>
        ))}
      </Shelf>
    </section>
  );
}
