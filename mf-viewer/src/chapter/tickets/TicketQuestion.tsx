import { paths } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { useNavigate } from '@komawari/shared-state';
import { Button, Dialog } from '@komawari/shared-ui';
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { costsTicket } from '../../model/chapter/costsTicket';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { messages } from './messages';
import { Tickets } from './Tickets';

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
  const { formatMessage } = useIntl();
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
  const later = () => setAsked(undefined);
  return (
    <AskContext value={ask}>
      {children}
      <Dialog
        isOpen={asked !== undefined}
        onClose={later}
        title={formatMessage(messages.heading, { chapter: asked?.name ?? '' })}
        closeLabel={formatMessage(messages.later)}
        footer={
          <>
            <Button variant="quiet" onClick={later}>
              {formatMessage(messages.later)}
            </Button>
            <Button variant="primary" onClick={() => asked && navigate(paths.viewer(asked.chapterId))}>
              {formatMessage(messages.read)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(messages.body)}</p>
        <Tickets lastPage={chapter.lastPage} />
      </Dialog>
    </AskContext>
  );
}
