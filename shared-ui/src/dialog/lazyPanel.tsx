import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../browser/whenIdle';

export interface PanelProps {
  isOpen: boolean;
  /** The owner answers by setting `isOpen` to false. */
  onClose: () => void;
}

/**
 * A panel whose code comes when the browser has time, or when it is first opened. It stays after that, so that the focus goes back
 * when it closes. Where the code does not come the panel is closed again, `Failed` stands in its place, and the next opening asks
 * anew.
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
      // What did not open must not count as open: others wait for it to be closed.
      props.onClose();
    });
    useEffect(() => whenIdle(() => void keep().catch(() => undefined)), []);
    const isWaiting = isOpen && !Panel;
    // Files are outside of React.
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
