import { whenIdle } from '@komawari/shared-ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A panel whose code comes when the browser has time, or when it is first opened. It stays after that, so that the focus goes back when it closes.
 * Where the code cannot be loaded there is no panel; the reader may ask again.
 */
export function lazyPanel<Props extends PanelProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Panel = lazy<ComponentType<PanelProps>>(() =>
    load().then(
      // The props that are handed on below are those of this panel.
      (Component) => ({ default: Component as ComponentType<PanelProps> }),
      () => ({ default: NoPanel }),
    ),
  );
  return function LazyPanel(props: Props) {
    const [hasOpened, setHasOpened] = useState(false);
    if (props.isOpen && !hasOpened) setHasOpened(true);
    // Where it does not come, the press asks again.
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    if (!hasOpened) return null;
    return (
      <Suspense fallback={null}>
        <Panel {...props} />
      </Suspense>
    );
  };
}

function NoPanel({ isOpen, onClose }: PanelProps) {
  // What did not open must not hold the bars.
  useEffect(() => {
    if (isOpen) onClose();
  }, [isOpen, onClose]);
  return null;
}
