import { languageInfo } from '@komawari/shared-domain';
import { Button } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './PeekMark.module.css';
import type { Peek } from './usePeek';

export interface PeekMarkProps {
  peek: Peek;
  /** The other language is to be seen now. */
  isShown: boolean;
  /** What can be pressed goes with the bars, so that it does not stay on the art. */
  hasButtons: boolean;
  /** Changes whether the two stand side by side; nothing where there is no room for it. */
  onBeside: ((isBeside: boolean) => void) | undefined;
}

/** Says on the page which language it is shown in, or that it cannot be; and ends what lasts. */
export function PeekMark({ peek, isShown, hasButtons, onBeside }: PeekMarkProps) {
  const { formatMessage } = useIntl();
  const message = peek.isRefused ? messages.refused : peek.isBeside ? messages.beside : isShown ? messages.shown : undefined;
  const language = peek.locale ? languageInfo(peek.locale).nativeName : '';
  const isPersistent = hasButtons && (peek.isPinned || peek.isBeside || (peek.isRefused && !peek.isHeld));
  // What lasts is said aloud, and seen as long as the bars are.
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
