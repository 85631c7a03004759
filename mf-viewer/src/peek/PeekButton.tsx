import { languageInfo } from '@komawari/shared-domain';
import { GlobeIcon, IconButton } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import type { Peek } from './usePeek';

/** Shows the page in another language while it is pressed. With the keyboard a press switches, since holding is for fingers. */
export function PeekButton({ peek }: { peek: Peek }) {
  const { formatMessage } = useIntl();
  if (!peek.locale) return null;
  const { nativeName } = languageInfo(peek.locale);
  return (
    <IconButton
      label={formatMessage(messages.hold, { language: nativeName })}
      icon={<GlobeIcon />}
      aria-pressed={peek.isHeld || peek.isPinned || peek.isBeside}
      onPointerDown={() => peek.hold(true)}
      onPointerUp={() => peek.hold(false)}
      onPointerLeave={() => peek.isHeld && peek.hold(false)}
      onPointerCancel={() => peek.hold(false)}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => event.detail === 0 && peek.pin(!peek.isPinned)}
    />
  );
}
