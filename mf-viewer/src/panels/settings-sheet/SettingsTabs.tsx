import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './rows/SettingsSheet.module.css';

export interface SettingsTab {
  key: string;
  label: string;
  content: ReactNode;
}

export interface SettingsTabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly SettingsTab[];
}

/** The tabs of the settings. Arrow keys move from tab to tab, as users of screen readers expect. */
export function SettingsTabs({ label, tabs }: SettingsTabsProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (to: number) => {
    const next = (to + tabs.length) % tabs.length;
    setAt(next);
    buttons.current[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            ref={(element) => void (buttons.current[index] = element)}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={styles.rows} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[at]?.key}`}>
        {tabs[at]?.content}
      </div>
    </>
  );
}
