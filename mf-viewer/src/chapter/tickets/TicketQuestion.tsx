import { paths } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { useNavigate } from '@komawari/shared-state';
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { costsTicket } from '../../model/chapter/costsTicket';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { TicketDialogPanel } from './TicketDialogPanel';

type AskTicket = (chapter: Chapter) => boolean;

const AskContext = createContext<AskTicket>(() => false);

/**
 * Asks before the reader opens a chapter that costs a ticket, and only then.
 * Returns true if it asks. The caller must not open anything yet in that case.
 */
export function useTicketQuestion(): AskTicket {
  return useContext(AskContext);
}

/** The click handler for a link to a chapter. */
export function useChapterPress(): (chapter: Chapter) => (event: MouseEvent) => void {
  const asks = useTicketQuestion();
  return (chapter) => (event) => {
    if (asks(chapter)) event.preventDefault();
  };
}

/** Provides the ticket dialog to everything that opens another chapter from this one. */
export function TicketQuestion({ chapter, children }: { chapter: ReadingChapter; children: ReactNode }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Chapter>();
  const ask = useMemo<AskTicket>(
    () => (next) => {
      const costs = costsTicket(next, chapter, Date.now() / 1000);
      if (costs) setAsked(next);
      return costs;
    },
    [chapter],
  );
  return (
    <AskContext value={ask}>
      {children}
      <TicketDialogPanel
        {...{ chapter, asked }}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onRead={({ chapterId }) => void navigate(paths.viewer(chapterId))}
      />
    </AskContext>
  );
}
