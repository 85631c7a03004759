import { languageInfo, localeOf } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import { Button } from '@komawari/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusFirstResult } from '../results/resultFocus';
import styles from './FacetBar.module.css';
import { FacetGroup } from './FacetGroup';
import { type ChosenFacets, type Facets, NO_FACETS } from './facets';
import { messages } from './messages';

/** The number of authors that is helpful at first. A press shows more, up to the number that a reader can look through. */
const FIRST_AUTHORS = 6;
const MAX_AUTHORS = 60;

export interface FacetBarProps {
  facets: Facets;
  chosen: ChosenFacets;
  /** What the reader has typed, and the keyword that the facets belong to. */
  keyword: string;
  debouncedKeyword: string;
  /** Whether the reader has several languages to choose from. */
  hasLanguages: boolean;
  onChange: (chosen: ChosenFacets) => void;
}

/**
 * Narrows the results down by language and author. The left and right keys move between facets, and the down key moves to the
 * results. It fills after the results have appeared, so it has the same height for every keyword: one line for each kind, even
 * with few facets. The list of all authors takes more, until the next letter closes it. Facets of another keyword get new keys,
 * so that none of them jumps to another position.
 */
export function FacetBar({ facets, chosen, keyword, debouncedKeyword, hasLanguages, onChange }: FacetBarProps) {
  const { formatMessage } = useIntl();
  const [openedFor, setOpenedFor] = useState<string>();
  const hasAllAuthors = openedFor === keyword;
  const authors = facets.authors.slice(0, hasAllAuthors ? MAX_AUTHORS : Math.max(FIRST_AUTHORS, chosen.authors.length));
  const further = Math.min(facets.authors.length, MAX_AUTHORS) - authors.length;
  return (
    <div role="group" className={styles.bar} aria-label={formatMessage(messages.narrow)} onKeyDown={moveByKeys}>
      {(hasLanguages || chosen.languages.length > 0) && (
        <FacetGroup
          key={`language ${debouncedKeyword}`}
          legend={formatMessage(messages.language)}
          facets={facets.languages.map((facet) => ({ ...facet, ...wordsOf(facet.value) }))}
          onToggle={(value) => onChange({ ...chosen, languages: toggled(chosen.languages, value) })}
        />
      )}
      <FacetGroup
        key={`author ${debouncedKeyword}`}
        legend={formatMessage(messages.author)}
        facets={authors.map((facet) => ({ ...facet, label: facet.value }))}
        isOpen={hasAllAuthors}
        onToggle={(value) => onChange({ ...chosen, authors: toggled(chosen.authors, value) })}
      >
        {further > 0 && (
          <Button size="small" variant="quiet" onClick={() => setOpenedFor(keyword)}>
            {formatMessage(messages.moreAuthors, { count: further })}
          </Button>
        )}
      </FacetGroup>
      {chosen.authors.length + chosen.languages.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onChange(NO_FACETS)}>
          {formatMessage(messages.clearFacets)}
        </Button>
      )}
    </div>
  );
}

function wordsOf(language: Language): { label: string; lang?: string } {
  const locale = localeOf(language);
  return locale ? { label: languageInfo(locale).nativeName, lang: languageInfo(locale).tag } : { label: '' };
}

function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key === 'ArrowDown') {
    event.preventDefault();
    focusFirstResult(currentTarget);
    return;
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!step) return;
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('input, button')];
  event.preventDefault();
  controls[controls.findIndex((control) => control === target) + step]?.focus();
}
