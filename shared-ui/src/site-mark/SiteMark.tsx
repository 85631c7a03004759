import { classNames } from '../styles/classNames';
import styles from './SiteMark.module.css';

/** The site's logo, in the current theme. Hidden from screen readers, because the link around it has a name. */
export function SiteMark({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return <span className={classNames(styles.mark, size === 'small' && styles.small)} aria-hidden="true" />;
}
