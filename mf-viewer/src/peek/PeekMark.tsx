import { languageInfo } from '@komawari/shared-domain';
import { Button } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './PeekMark.module.css';
import type { Peek } from './usePeek';

export interface PeekMarkProps {
  peek: Peek;
  /** The pages are in the other language now. */
  isShown: boolean;
  /** The buttons show and hide with the bars, so that they do not stay on the art. */
  hasButtons: boolean;
  /** Switches the side-by-side view on or off; `undefined` if there is no room for it. */
  onBeside: ((isBeside: boolean) => void) | undefined;
}

/** Says in which language the page is shown, or that it is not available. Its buttons end a lasting state. */
export function PeekMark({ peek, isShown, hasButtons, onBeside }: PeekMarkProps) {
  const { formatMessage } = useIntl();
  const message = peek.isRefused ? messages.refused : peek.isBeside ? messages.beside : isShown ? messages.shown : undefined;
  const language = peek.locale ? languageInfo(peek.locale).nativeName : '';
  const isPersistent = hasButtons && (peek.isPinned || peek.isBeside || (peek.isRefused && !peek.isHeld));
  // A lasting state is always announced, but it is visible only while the bars are.
  const isSeen = isPersistent || (message !== undefined && (peek.isHeld || peek.isRefused || hasButtons));
  const end = () => {
    peek.pin(false);
    onBeside?.(false);
  };
  return (
    <div className={styles.mark} data-shown={isSeen || undefined} data-lasts={isPersistent || undefined}>
      <p role="status">{message && formatMessage(message, { language })}</p>
      {isPersistent && (
        <>
          {onBeside && !peek.isBeside && !peek.isRefused && (
            <Button size="small" onClick={() => onBeside(true)}>
              {formatMessage(messages.sideBySide)}
            </Button>
          )}
          <Button size="small" onClick={end}>
            {formatMessage(messages.end)}
          </Button>
        </>
      )}
    </div>
  );
}
