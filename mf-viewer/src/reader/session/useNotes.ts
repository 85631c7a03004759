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
export function useNotes({ mode, settings }: ReadingSettings, isStale: boolean, onNote: (note: string) => void): void {
  const { layout, fit, isShifted, isGuided } = settings;
  const isPaged = mode === 'horizontal';
  useNoteWhen(isStale, messages.stale, onNote);
  useNoteWhen(useAppSelector(selectIsHistoryPaused), messages.historyPaused, onNote);
  // The guided view has words of its own, and lays the pages as it needs them.
  const told = (note: MessageDescriptor) => (isGuided ? undefined : note);
  useNoteOfChange(isPaged ? told(LAYOUTS[layout]) : undefined, onNote);
  useNoteOfChange(isPaged ? told(FITS[fit]) : undefined, onNote);
  useNoteOfChange(isPaged ? told(isShifted ? messages.shifted : messages.unshifted) : undefined, onNote);
  // The last word is that of the direction, with which the others may change.
  useNoteOfChange(told(isPaged ? messages.nowHorizontal : messages.nowVertical), onNote);
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

/** Says what holds now, each time that it is something else. Nothing while there is nothing to say. */
function useNoteOfChange(note: MessageDescriptor | undefined, onNote: (note: string) => void): void {
  const { formatMessage } = useIntl();
  const last = useRef(note);
  // It is an answer to a change, not a part of the picture.
  useEffect(() => {
    const before = last.current;
    last.current = note;
    if (note && before && before !== note) onNote(formatMessage(note));
  }, [note, onNote, formatMessage]);
}

/** Says something for a moment when it becomes true. */
function useNoteWhen(isTrue: boolean, message: MessageDescriptor, onNote: (note: string) => void): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (isTrue) onNote(formatMessage(message));
  }, [isTrue, message, onNote, formatMessage]);
}
