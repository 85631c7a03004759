import { selectIsHistoryPaused, useAppSelector } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ReadingSettings } from '../../model/settings/readingSettings';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { messages } from '../words/messages';

/**
 * What is said for a moment: what could not be had, what is not kept, and what a key or a press has just changed.
 * @param isStale pages of another resolution did not come
 */
export function useToasts({ mode, settings }: ReadingSettings, isStale: boolean, onToast: (message: string) => void): void {
  const { layout, fit, isShifted, isGuided } = settings;
  const isPaged = mode === 'horizontal';
  useToastWhen(isStale, messages.stale, onToast);
  useToastWhen(useAppSelector(selectIsHistoryPaused), messages.historyPaused, onToast);
  // The guided view has words of its own, and lays the pages as it needs them.
  const unlessGuided = (message: MessageDescriptor) => (isGuided ? undefined : message);
  useToastOnChange(isPaged ? unlessGuided(LAYOUTS[layout]) : undefined, onToast);
  useToastOnChange(isPaged ? unlessGuided(FITS[fit]) : undefined, onToast);
  useToastOnChange(isPaged ? unlessGuided(isShifted ? messages.shifted : messages.unshifted) : undefined, onToast);
  // The last word is that of the direction, with which the others may change.
  useToastOnChange(unlessGuided(isPaged ? messages.nowHorizontal : messages.nowVertical), onToast);
}

const LAYOUTS: Record<TitleSettings['layout'], MessageDescriptor> = {
  auto: messages.pagesAuto,
  single: messages.pagesSingle,
  double: messages.pagesDouble,
};

const FITS: Record<TitleSettings['fit'], MessageDescriptor> = {
  page: messages.fitPage,
  width: messages.fitWidth,
  height: messages.fitHeight,
};

/**
 * Says what holds now, each time that it is something else. Nothing while there is nothing to say, and nothing of what has changed
 * while the chapter was out of sight.
 */
function useToastOnChange(message: MessageDescriptor | undefined, onToast: (message: string) => void): void {
  const { formatMessage } = useIntl();
  const last = useRef<MessageDescriptor>(undefined);
  useEffect(() => () => void (last.current = undefined), []);
  // It is an answer to a change, not a part of the picture.
  useEffect(() => {
    const before = last.current;
    last.current = message;
    if (message && before && before !== message) onToast(formatMessage(message));
  }, [message, onToast, formatMessage]);
}

/** Says something for a moment when it becomes true. */
function useToastWhen(isTrue: boolean, message: MessageDescriptor, onToast: (message: string) => void): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (isTrue) onToast(formatMessage(message));
  }, [isTrue, message, onToast, formatMessage]);
}
