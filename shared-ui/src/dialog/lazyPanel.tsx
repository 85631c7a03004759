import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../browser/whenIdle';

export interface PanelProps {
  isOpen: boolean;
  /** The owner should set `isOpen` to false. */
  onClose: () => void;
}

/**
 * A panel whose code loads when the browser is idle, or when it is first opened. After that it stays mounted, so that the focus
 * returns when it closes. If the code does not load, the panel closes again, `Failed` is shown instead, and the next opening
 * tries again.
 */
export function lazyPanel<Props extends PanelProps>(
  load: () => Promise<ComponentType<Props>>,
  Failed?: ComponentType,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  const keep = async () => {
    loaded = await load();
  };
  return function LazyPanel(props: Props) {
    const { isOpen } = props;
    const [Panel, setPanel] = useState<ComponentType<Props>>();
    const [hasFailed, setHasFailed] = useState(false);
    if (isOpen && loaded && !Panel) setPanel(() => loaded);
    if (isOpen && hasFailed) setHasFailed(false);
    const fail = useEffectEvent(() => {
      setHasFailed(true);
      // A panel that did not open must not count as open, because others wait for it to close.
      props.onClose();
    });
    useEffect(() => whenIdle(() => void keep().catch(() => undefined)), []);
    const isWaiting = isOpen && !Panel;
    // Loading a file happens outside React.
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isCurrent = true;
      keep().then(
        () => isCurrent && setPanel(() => loaded),
        () => isCurrent && fail(),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWaiting]);
    if (Panel) return <Panel {...props} />;
    return Failed && hasFailed && <Failed />;
  };
}
