import { splitWords } from '@komawari/shared-domain';
import { Button, StatePanel } from '@komawari/shared-ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Accordion } from '../accordion/Accordion';
import { AccordionSkeleton } from '../accordion/AccordionSkeleton';
import { LoadError } from '../LoadError';
import { type LinkStyle, SafeHtml } from '../safe-html/SafeHtml';
import { Marked } from '../word-search/Marked';
import { FaqSearch } from './FaqSearch';
import { type FaqEntry, useGetFaqQuery } from './faqApi';
import { faqMessages as messages } from './faqMessages';
import { searchFaq } from './searchFaq';

const NO_ENTRIES = [] as const;

export interface FaqProps {
  /** The three-letter code of the API. */
  lang: string;
  links?: LinkStyle;
}

/** Questions and answers from the library with a search, or what replaces them. */
export function Faq({ lang, links }: FaqProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useState('');
  const { currentData, error, isFetching, refetch } = useGetFaqQuery({ lang });
  const entries: readonly FaqEntry[] = currentData ?? NO_ENTRIES;
  const words = useMemo(() => splitWords(query), [query]);
  const found = useMemo(() => searchFaq(entries, words), [entries, words]);
  if (error && !currentData)
    return <LoadError error={error} isRetrying={isFetching} onRetry={refetch} inline={links === 'sameTab'} />;
  if (currentData && entries.length === 0) {
    return (
      <StatePanel kind="empty" scene="noAnswers" title={formatMessage(messages.emptyTitle)}>
        {formatMessage(messages.emptyText)}
      </StatePanel>
    );
  }
  const isSearching = currentData !== undefined && words.length > 0;
  return (
    <>
      <FaqSearch query={query} onChange={setQuery} count={isSearching ? found.length : undefined} />
      {!currentData && <AccordionSkeleton count={8} hasNotes={false} />}
      {isSearching && found.length === 0 && <NothingFound onShowAll={() => setQuery('')} />}
      {found.length > 0 && (
        // The key resets the accordion, so that each search begins with its own answers open.
        <Accordion
          key={words.join(' ')}
          initiallyOpen={found.filter(({ isInAnswer }) => isInAnswer).map(({ entry }) => entry.key)}
          items={found.map(({ entry }) => itemOf(entry, words, links))}
        />
      )}
    </>
  );
}

function itemOf({ key, question, answer }: FaqEntry, words: readonly string[], links: LinkStyle | undefined) {
  const mark = (text: string) => <Marked text={text} words={words} />;
  return {
    key,
    heading: mark(question),
    content: <SafeHtml html={answer} links={links} drawText={words.length > 0 ? mark : undefined} />,
  };
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <StatePanel
      kind="empty"
      scene="nothingFound"
      title={formatMessage(messages.nothingFound)}
      action={<Button onClick={onShowAll}>{formatMessage(messages.showAll)}</Button>}
    >
      {formatMessage(messages.nothingFoundText)}
    </StatePanel>
  );
}
