import type { LoadErrorView } from '@komawari/shared-state';

type Popup = NonNullable<LoadErrorView['popup']>;

/** What the server said of an error, where its heading is ours. */
export function ServerWords({ popup: { title, text } }: { popup: Popup }) {
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
