import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { Guide } from './useGuide';

interface Options {
  guide: Guide | undefined;
  page: number;
  count: number;
  onNote: (note: string) => void;
}

/** What the guided view says: where the reader is, when there is a panel; and notes when it begins, ends, and first does not know. */
export function useGuideWords({ guide, page, count, onNote }: Options): string | undefined {
  const { formatMessage } = useIntl();
  const isOn = guide !== undefined;
  const wasOn = useRef(isOn);
  const hasSaid = useRef(false);
  const isUnsure = guide?.isUnsure === true;
  // Notes answer a change; they are no part of the picture.
  useEffect(() => {
    if (wasOn.current !== isOn) onNote(formatMessage(isOn ? messages.on : messages.off));
    wasOn.current = isOn;
  }, [isOn, onNote, formatMessage]);
  useEffect(() => {
    if (!isUnsure || hasSaid.current) return;
    hasSaid.current = true;
    onNote(formatMessage(messages.unsure));
  }, [isUnsure, onNote, formatMessage]);
  if (guide?.stop.kind !== 'panel') return undefined;
  const { number: panel, count: panels } = guide.stop;
  return formatMessage(messages.panel, { panel, panels, page, count });
}
