import { Link } from '@komawari/shared-state';
import { classNames, Image } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import styles from './TitleCard.module.css';

export interface TitleCardProps {
  to: string;
  imageUrl: string;
  name: string;
  /** BCP 47 tag of the name. */
  lang?: string | undefined;
  /** A small card is as high as its neighbors, and keeps its height when a line is added later. */
  size?: 'small' | 'medium';
  /** Whether the card is on the first screen. */
  isEager?: boolean;
  /** Text about the title, in lines. */
  children: ReactNode;
}

/** A cover next to text, for shelves whose text matters more than the picture. */
export function TitleCard({ to, imageUrl, name, lang, size = 'medium', isEager = false, children }: TitleCardProps) {
  return (
    <Link to={to} className={classNames(styles.card, styles[size])}>
      <span>
        <Image src={imageUrl} alt="" ratio="2 / 3" shown={{ shape: 'portrait', maxWidth: 80 }} isEager={isEager} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang={lang}>
          {name}
        </span>{' '}
        {children}
      </span>
    </Link>
  );
}

/** A line of a card. */
export function CardNote({ isUrgent = false, children }: { isUrgent?: boolean; children: ReactNode }) {
  return <span className={classNames(styles.note, isUrgent && styles.urgent)}>{children}</span>;
}
