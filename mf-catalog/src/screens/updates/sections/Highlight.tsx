import { paths } from '@komawari/shared-domain';
import type { TitleHighlight } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { BookIcon, buttonClass, classNames, Image } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import shelfStyles from '../../../title-tile/TitleShelf.module.css';
import styles from './HomeSections.module.css';
import { messages } from './messages';

/** Only the top of a longer page is shown. Vertical strips are such pages. */
const MAX_HEIGHT_TO_WIDTH = 1.5;

/** The first pages of a chapter, and a link to it (docs/specification.md §2 and §3, Home view version 2). */
export function Highlight({ highlight }: { highlight: TitleHighlight }) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { title, chapterId, pageUrlList, pageWidth, pageHeight } = highlight;
  const ratio = `${pageWidth} / ${Math.min(pageHeight, pageWidth * MAX_HEIGHT_TO_WIDTH)}`;
  return (
    <section className={styles.highlight} aria-labelledby={headingId}>
      <h2 id={headingId} className={classNames(shelfStyles.heading, styles.heading)}>
        {formatMessage(messages.highlight)}
      </h2>
      <Link to={paths.viewer(chapterId)} className={styles.look}>
        <span className={styles.pages} aria-hidden="true">
          {pageUrlList.map((url) => (
            <span key={url} className={styles.page} style={{ aspectRatio: ratio }}>
              <Image src={url} alt="" ratio={ratio} />
            </span>
          ))}
        </span>
        <span className={buttonClass({ variant: 'primary' })}>
          <BookIcon />
          {formatMessage(messages.highlightRead, { title: title?.name ?? '' })}
        </span>
      </Link>
    </section>
  );
}
