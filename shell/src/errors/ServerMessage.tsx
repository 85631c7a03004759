import type { LoadErrorView } from '@komawari/shared-state';

type Popup = NonNullable<LoadErrorView['popup']>;

/** The server's text about an error, shown under our own heading. */
export function ServerMessage({ popup: { title, text } }: { popup: Popup }) {
  return (
    <>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {text && <p>{text}</p>}
    </>
  );
}
