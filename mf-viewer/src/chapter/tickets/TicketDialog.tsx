import type { Chapter } from '@komawari/shared-proto';
import { Button, Dialog } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { messages } from './messages';
import { Tickets } from './Tickets';

export interface TicketDialogProps {
  chapter: ReadingChapter;
  /** The chapter that costs a ticket. */
  asked: Chapter | undefined;
  isOpen: boolean;
  /** The reader chose not to open it now. */
  onClose: () => void;
  onRead: (asked: Chapter) => void;
}

/** The confirmation before the reader opens a chapter that costs a ticket. */
export function TicketDialog({ chapter, asked, isOpen, onClose, onRead }: TicketDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(messages.heading, { chapter: asked?.name ?? '' })}
      closeLabel={formatMessage(messages.later)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {formatMessage(messages.later)}
          </Button>
          <Button variant="primary" onClick={() => asked && onRead(asked)}>
            {formatMessage(messages.read)}
          </Button>
        </>
      }
    >
      <p>{formatMessage(messages.body)}</p>
      <Tickets lastPage={chapter.lastPage} />
    </Dialog>
  );
}
