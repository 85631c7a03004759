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

/**
 * The announcement of the guided view: the reader's position, while a panel is shown. It also shows toasts when the view starts
 * or ends, and the first time that panels are uncertain.
 */
export function useGuideAnnouncements({ guide, page, count, onToast }: Options): string | undefined {
  const { formatMessage } = useIntl();
  const isOn = guide !== undefined;
  const wasOn = useRef(isOn);
  const hasNotified = useRef(false);
  const isUnsure = guide?.isUnsure === true;
  // Toasts react to a change. They are not part of the rendered output.
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
