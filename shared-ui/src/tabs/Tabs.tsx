import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  isCurrent: boolean;
}

export interface TabLink {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the navigation. */
  label: string;
  tabs: readonly Tab[];
  /** `(tab, link) => <Link to={…} {...link} />`: each tab is a page with its own URL. */
  renderLink: (tab: Tab, link: TabLink) => ReactElement;
}

/** Links to sibling pages, in the style of tabs. */
export function Tabs({ label, tabs, renderLink }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.key}>{renderLink(tab, linkOf(tab))}</Fragment>
      ))}
    </nav>
  );
}

function linkOf({ isCurrent, label }: Tab): TabLink {
  return { className: styles.tab ?? '', 'aria-current': isCurrent ? 'page' : undefined, children: label };
}
