import { actionTarget, Link, type LoadErrorView } from '@komawari/shared-state';
import { buttonClass } from '@komawari/shared-ui';

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

/** Its buttons, as far as they lead somewhere. */
export function ServerButtons({ buttons }: Pick<Popup, 'buttons'>) {
  return buttons.map(({ text, action }) => {
    const target = actionTarget(action);
    if (!target) return null;
    if (target.kind === 'page') {
      return (
        <Link key={text} to={target.path} className={buttonClass()}>
          {text}
        </Link>
      );
    }
    const newTab = target.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a key={text} href={target.href} className={buttonClass()} {...newTab}>
        {text}
      </a>
    );
  });
}
