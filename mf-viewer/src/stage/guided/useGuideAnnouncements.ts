import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { Guide } from './useGuide';

interface Options {
  guide: Guide | undefined;
  page: number;
  count: number;
  onToast: (message: string) => void;
}

/** What the guided view says: where the reader is, when there is a panel; and notes when it begins, ends, and first does not know. */
export function useGuideAnnouncements({ guide, page, count, onToast }: Options): string | undefined {
  const { formatMessage } = useIntl();
  const isOn = guide !== undefined;
  const wasOn = useRef(isOn);
  const hasNotified = useRef(false);
  const isUnsure = guide?.isUnsure === true;
  // Notes answer a change; they are no part of the picture.
  useEffect(() => {
    if (wasOn.current !== isOn) onToast(formatMessage(isOn ? messages.on : messages.off));
    wasOn.current = isOn;
  }, [isOn, onToast, formatMessage]);
  useEffect(() => {
    if (!isUnsure || hasNotified.current) return;
    hasNotified.current = true;
    onToast(formatMessage(messages.unsure));
  }, [isUnsure, onToast, formatMessage]);
  if (guide?.stop.kind !== 'panel') return undefined;
  const { number: panel, count: panels } = guide.stop;
  return formatMessage(messages.panel, { panel, panels, page, count });
}
