import { Button, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Nothing to come: of the reader's titles, with the way to all of them, or of all. */
export function EmptyCalendar({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const { formatMessage } = useIntl();
  if (!onShowAll) {
    return (
      <StatePanel kind="empty" scene="emptyCalendar" title={formatMessage(messages.emptyAll)}>
        {formatMessage(messages.emptyAllText)}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      kind="empty"
      scene="emptyCalendar"
      title={formatMessage(messages.emptyMine)}
      action={<Button onClick={onShowAll}>{formatMessage(messages.showAll)}</Button>}
    >
      {formatMessage(messages.emptyMineText)}
    </StatePanel>
  );
}
