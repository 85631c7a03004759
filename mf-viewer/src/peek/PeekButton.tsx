import { languageInfo } from '@komawari/shared-domain';
import { GlobeIcon, IconButton } from '@komawari/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { Peek } from './usePeek';

/** A longer press is a hold. */
const HOLD_MS = 200;

export interface PeekButtonProps {
  peek: Omit<Peek, 'search'>;
  /** Called if there are several languages to choose from. */
  onChoose: () => void;
}

/**
 * Shows the page in another language while it is held. A short press keeps that language, or asks for the language if there are
 * several.
 */
export function PeekButton({ peek, onChoose }: PeekButtonProps) {
  const { formatMessage } = useIntl();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!peek.locale) return null;
  const { nativeName } = languageInfo(peek.locale);
  const handleDown = () => {
    wasHeld.current = false;
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      peek.hold(true);
    }, HOLD_MS);
  };
  const handleRelease = () => {
    clearTimeout(timer.current);
    if (wasHeld.current) peek.hold(false);
  };
  const handlePress = () => {
    if (peek.isPinned) peek.pin(false);
    else if (peek.locales.length > 1) onChoose();
    else peek.pin(true);
  };
  return (
    <IconButton
      label={formatMessage(messages.hold, { language: nativeName })}
      icon={<GlobeIcon />}
      aria-pressed={peek.isHeld || peek.isPinned || peek.isBeside}
      onPointerDown={handleDown}
      onPointerUp={handleRelease}
      onPointerLeave={handleRelease}
      onPointerCancel={handleRelease}
      onContextMenu={(event) => event.preventDefault()}
      // A click without a pointer comes from the keyboard.
      onClick={(event) => (event.detail === 0 || !wasHeld.current) && handlePress()}
    />
  );
}
