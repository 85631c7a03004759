import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { PageMenuProps } from './PageMenu';

// Where the menu cannot be loaded there is none; the reader may ask again.
const PageMenu = lazy<ComponentType<PageMenuProps>>(() =>
  import(/* webpackChunkName: "page-menu" */ './PageMenu').then(
    ({ PageMenu: Component }) => ({ default: Component }),
    () => ({ default: NoMenu }),
  ),
);

/** The page menu, whose code comes with the first press. It stays after that, so that the focus goes back when it closes. */
export function PageMenuPanel(props: PageMenuProps) {
  const [hasOpened, setHasOpened] = useState(false);
  if (props.isOpen && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <PageMenu {...props} />
    </Suspense>
  );
}

function NoMenu({ isOpen, onClose }: PageMenuProps) {
  // What did not open must not hold the bars.
  useEffect(() => {
    if (isOpen) onClose();
  }, [isOpen, onClose]);
  return null;
}
