import { withTimeoutFallback } from '../cache/withTimeoutFallback';
import type { PushOutbox } from '../content/push/pushOutbox';
import type { Metrics, NumberOfLabel } from './createMetrics';

/** Messages that are still to be sent. They are in the database, so the number is for all servers together. */
export function observePushQueue(metrics: Metrics, outbox: Pick<PushOutbox, 'lengths'>): void {
  const read = async (): Promise<NumberOfLabel[]> => {
    const { waiting, taken } = await outbox.lengths();
    return [
      { label: 'waiting', value: waiting },
      { label: 'taken', value: taken },
    ];
  };
  // While the database does not answer, the numbers are unknown, and the other metrics must not wait for them.
  const inTime = () => withTimeoutFallback<NumberOfLabel[]>(read(), []).catch(() => []);
  metrics.gauges(
    'push_messages',
    'Messages to readers that wait to be sent, and those that a server is sending.',
    'state',
    inTime,
  );
}
