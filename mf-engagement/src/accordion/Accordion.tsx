import { ChevronDownIcon } from '@komawari/shared-ui';
import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

export interface AccordionItem {
  key: string;
  heading: ReactNode;
  /** A quiet line next to the heading, for example a date. */
  note?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Keys of the parts that are open at first. */
  initiallyOpen?: readonly string[];
  /** The heading level that fits the page's outline. */
  headingLevel?: 'h2' | 'h3';
}

const NONE: readonly string[] = [];

/**
 * Headings that open their content. The browser opens and closes them, so they work before the page hydrates, and without
 * scripts. Several may be open at once: closing one because another opens would move what the reader is reading.
 */
export function Accordion({ items, initiallyOpen = NONE, headingLevel = 'h2' }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <AccordionPart
          key={item.key}
          item={item}
          headingLevel={headingLevel}
          isInitiallyOpen={initiallyOpen.includes(item.key)}
        />
      ))}
    </div>
  );
}

interface AccordionPartProps {
  item: AccordionItem;
  headingLevel: 'h2' | 'h3';
  isInitiallyOpen: boolean;
}

function AccordionPart({ item, headingLevel: Heading, isInitiallyOpen }: AccordionPartProps) {
  const headId = useId();
  return (
    // If the reader opened or closed it before hydration, it stays so, although it differs from the server's HTML.
    <details className={styles.part} open={isInitiallyOpen} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading id={headId} className={styles.head}>
          <span className={styles.title}>{item.heading}</span>
          {item.note && <span className={styles.note}>{item.note}</span>}
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </Heading>
      </summary>
      <div role="region" aria-labelledby={headId} className={styles.panel}>
        {item.content}
      </div>
    </details>
  );
}
