import { actionTarget } from '../action/actionTarget';
import type { ServerButtonsProps } from '../action/ServerButtons';

/** The buttons that the server sends with an error, as links that leave the page. */
export function ServerButtons({ buttons, className }: ServerButtonsProps) {
  return buttons.map(({ text, action }) => {
    const target = actionTarget(action);
    return (
      target && (
        <a key={text} href={target.kind === 'page' ? target.path : target.href} className={className}>
          {text}
        </a>
      )
    );
  });
}
