import { Button, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Says that nothing is coming: either from the reader's titles, with a button for all titles, or from any title. */
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
