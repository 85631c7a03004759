import type { PopupButton } from '@komawari/shared-proto';
import { ActionLink } from './ActionLink';
import { actionTarget } from './actionTarget';

export interface ServerButtonsProps {
  buttons: readonly PopupButton[];
  /** How a link looks like a button. */
  className: string;
}

/** The buttons of what the server says of an error (docs/specification.md §8), as far as they lead somewhere. */
export function ServerButtons({ buttons, className }: ServerButtonsProps) {
  return buttons
    .filter(({ action }) => actionTarget(action))
    .map(({ text, action }) => (
      <ActionLink key={text} action={action} className={className}>
        {text}
      </ActionLink>
    ));
}
