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
 * Asks before a jump that costs a ticket, and never before another one.
 * Says whether it asks: then nothing is to be opened yet.
 */
export function useTicketQuestion(): AskTicket {
  return useContext(AskContext);
}

/** What a link to a chapter does when it is pressed. */
export function useChapterPress(): (chapter: Chapter) => (event: MouseEvent) => void {
  const asks = useTicketQuestion();
  return (chapter) => (event) => {
    if (asks(chapter)) event.preventDefault();
  };
}

/** Holds the question for everything that opens chapters from this one. */
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
