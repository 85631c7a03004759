import { useEffect, useRef } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ViewerMode } from '../settings/viewerSettings';
import { messages } from './messages';

/** Says so for a moment when the reading direction has changed, by whatever way. Says nothing while there is none: the guided view has words of its own. */
export function useModeNote(mode: ViewerMode | undefined, onNote: (note: string) => void): void {
  const { formatMessage } = useIntl();
  const last = useRef(mode);
  // It is an answer to a change, not a part of the picture.
  useEffect(() => {
    const before = last.current;
    last.current = mode;
    if (mode === undefined || before === undefined || before === mode) return;
    onNote(formatMessage(mode === 'vertical' ? messages.nowVertical : messages.nowHorizontal));
  }, [mode, onNote, formatMessage]);
}

/** Says something for a moment when it becomes true. */
export function useNoteWhen(isTrue: boolean, message: MessageDescriptor, onNote: (note: string) => void): void {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (isTrue) onNote(formatMessage(message));
  }, [isTrue, message, onNote, formatMessage]);
}
