import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../button/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/chevronIcons';
import styles from './Shelf.module.css';
import { useShelfScroll } from './useShelfScroll';

export interface ShelfProps {
  /** Its accessible name, if there is no `heading`. */
  label?: string;
  /** An `<h2>` with the `id` given as `headingId`. */
  heading?: ReactNode;
  headingId?: string;
  previousLabel: string;
  nextLabel: string;
  /** How wide an item is. */
  size?: 'small' | 'medium' | 'large';
  /** `<li>` elements, each with one link. */
  children: ReactNode;
}

/** A row that scrolls sideways: with arrow buttons, by swiping, with the wheel, and with the arrow keys from link to link. */
export function Shelf({ label, heading, headingId, previousLabel, nextLabel, size = 'medium', children }: ShelfProps) {
  const { list, canGoBack, canGoOn, goBack, goOn } = useShelfScroll();
  return (
    <div className={styles.shelf}>
      <div className={styles.head}>
        {heading}
        <div className={styles.arrows}>
          {(canGoBack || canGoOn) && (
            <>
              <IconButton label={previousLabel} icon={<ChevronLeftIcon />} aria-disabled={!canGoBack} onClick={goBack} />
              <IconButton label={nextLabel} icon={<ChevronRightIcon />} aria-disabled={!canGoOn} onClick={goOn} />
            </>
          )}
        </div>
      </div>
      <ul
        ref={list}
        className={`${styles.list} ${styles[size]}`}
        aria-label={label}
        aria-labelledby={headingId}
        onFocus={showWhole}
        onKeyDown={moveByKeys}
      >
        {children}
      </ul>
    </div>
  );
}

/** The left and right keys move the focus from link to link, and the browser scrolls to the focused link. */
function moveByKeys(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const next = links[links.findIndex((link) => link === event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Browsers do not scroll to a link of which a part is visible. Only for the keyboard, because a link must not move away from the
 * pointer that presses it.
 */
function showWhole({ target }: FocusEvent<HTMLUListElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
