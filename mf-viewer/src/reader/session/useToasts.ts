import { selectIsHistoryPaused, useAppSelector } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ReadingSettings } from '../../model/settings/readingSettings';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { messages } from '../words/messages';

/**
 * Shows toasts: for pages that did not load, for a position that is not saved, and for a setting that a key or a press has just
 * changed.
 * @param isStale the pages of another resolution did not load
 */
export function useToasts({ mode, settings }: ReadingSettings, isStale: boolean, onToast: (message: string) => void): void {
  const { layout, fit, isShifted, isGuided } = settings;
  const isPaged = mode === 'horizontal';
  useToastWhen(isStale, messages.stale, onToast);
  useToastWhen(useAppSelector(selectIsHistoryPaused), messages.historyPaused, onToast);
  // The guided view has its own messages, and chooses the page layout itself.
  const unlessGuided = (message: MessageDescriptor) => (isGuided ? undefined : message);
  useToastOnChange(isPaged ? unlessGuided(LAYOUTS[layout]) : undefined, onToast);
  useToastOnChange(isPaged ? unlessGuided(FITS[fit]) : undefined, onToast);
  useToastOnChange(isPaged ? unlessGuided(isShifted ? messages.shifted : messages.unshifted) : undefined, onToast);
  // The message of the direction comes last, since the other settings may change with it.
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
 * Shows the new state each time that it changes. Shows nothing without a message, and nothing for changes that happened while the
 * chapter was hidden.
 */
function useToastOnChange(message: MessageDescriptor | undefined, onToast: (message: string) => void): void {
  const { formatMessage } = useIntl();
  const last = useRef<MessageDescriptor>(undefined);
  useEffect(() => () => void (last.current = undefined), []);
  // A toast reacts to a change. It is not part of the rendered output.
  useEffect(() => {
    const before = last.current;
    last.current = message;
    if (message && before && before !== message) onToast(formatMessage(message));
  }, [message, onToast, formatMessage]);
}

/** Shows a toast when a condition becomes true. */
function useToastWhen(isTrue: boolean, message: MessageDescriptor, onToast: (message: string) => void): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (isTrue) onToast(formatMessage(message));
  }, [isTrue, message, onToast, formatMessage]);
}
