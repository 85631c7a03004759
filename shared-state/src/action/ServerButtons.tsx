import type { PopupButton } from '@komawari/shared-proto';
import { ActionLink } from './ActionLink';
import { actionTarget } from './actionTarget';

export interface ServerButtonsProps {
  buttons: readonly PopupButton[];
  /** The class that makes a link look like a button. */
  className: string;
}

/** The buttons that the server sends with an error (docs/specification.md §8), without those that lead nowhere. */
export function ServerButtons({ buttons, className }: ServerButtonsProps) {
  return buttons
    .filter(({ action }) => actionTarget(action))
    .map(({ text, action }) => (
      <ActionLink key={text} action={action} className={className}>
        {text}
      </ActionLink>
    ));
}
