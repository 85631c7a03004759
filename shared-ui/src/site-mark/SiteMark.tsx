import { classNames } from '../styles/classNames';
import styles from './SiteMark.module.css';

/** The mark of whose site it is, in the theme that it stands in. Silent: the link around it has a name. */
export function SiteMark({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return <span className={classNames(styles.mark, size === 'small' && styles.small)} aria-hidden="true" />;
}
