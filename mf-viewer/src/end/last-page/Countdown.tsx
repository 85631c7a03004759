import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { timeLeft } from '../../model/end/timeLeft';

/** Browser timers can wait a little more than three weeks at most. */
const MAX_TIMEOUT_MS = 86_400_000;

/** The remaining time as text that updates itself. */
export function Countdown({ at, className }: { at: number; className: string | undefined }) {
  const { formatRelativeTime } = useIntl();
  const [now, setNow] = useState(Date.now);
  const left = timeLeft(at, now);
  const wait = left && Math.min(left.changesIn, MAX_TIMEOUT_MS);
  // The timer is outside React.
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [wait, now]);
  return left && <span className={className}>{formatRelativeTime(left.value, left.unit)}</span>;
}
