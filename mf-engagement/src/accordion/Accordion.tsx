import { ChevronDownIcon, classNames } from '@komawari/shared-ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './Accordion.module.css';

export interface AccordionItem {
  key: string;
  heading: ReactNode;
  /** A quiet line with the heading, for example a date. */
  note?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Keys of those that are open at first. */
  initiallyOpen?: readonly string[];
  /** The level of the headings, which fits into the page's outline. */
  headingLevel?: 'h2' | 'h3';
}

/**
 * Headings that open what belongs to them, by the accordion pattern of the ARIA Authoring Practices.
 * Several may be open: closing one because another is opened would move what is being read.
 */
export function Accordion({ items, initiallyOpen, headingLevel = 'h2' }: AccordionProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(initiallyOpen));
  const toggle = (key: string) => setOpen((keys) => toggled(keys, key));
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <AccordionPart
          key={item.key}
          item={item}
          headingLevel={headingLevel}
          isOpen={open.has(item.key)}
          onToggle={() => toggle(item.key)}
        />
      ))}
    </div>
  );
}

interface AccordionPartProps {
  item: AccordionItem;
  headingLevel: 'h2' | 'h3';
  isOpen: boolean;
  onToggle: () => void;
}

function AccordionPart({ item, headingLevel: Heading, isOpen, onToggle }: AccordionPartProps) {
  const id = useId();
  return (
    <div className={classNames(styles.part, isOpen && styles.open)}>
      <Heading className={styles.heading}>
        <button
          type="button"
          id={`${id}head`}
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={onToggle}
        >
          <span className={styles.title}>{item.heading}</span>
          {item.note && <span className={styles.note}>{item.note}</span>}
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </button>
      </Heading>
      <div id={`${id}panel`} role="region" aria-labelledby={`${id}head`} className={styles.panel} hidden={!isOpen}>
        {item.content}
      </div>
    </div>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
