import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface LaterPart<Props> {
  (props: Props): ReactNode;
  /** Has the code come, before anything is drawn by it. Fails where it does not. */
  load: () => Promise<unknown>;
  /** The same, in a component, from when it is needed. Says whether it is there. */
  useIsThere: (isNeeded: boolean) => boolean;
}

interface LaterPartOptions<Props> {
  /** Stands in its place until the code has come; nothing otherwise. */
  Waiting?: ComponentType<Props>;
  /** Stands in its place where the code did not come; nothing otherwise. */
  Failed?: ComponentType<{ error: unknown; onRetry: () => void }>;
}

type Loading<Props> = { Part: ComponentType<Props> } | { error: unknown } | undefined;

/**
 * A part whose code comes after the first screen: with `load`, and with its first drawing at the latest. What has come is
 * drawn at once, without the empty frame in which `lazy` looks for it.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: LaterPartOptions<Props> = {},
): LaterPart<Props> {
  let loaded: Loading<Props>;
  const keep = async () => (loaded = { Part: await load() });
  function useLoading(isNeeded: boolean) {
    const [loading, setLoading] = useState(() => loaded);
    // Files are outside React.
    useEffect(() => {
      if (loading || !isNeeded) return undefined;
      let isMounted = true;
      const settle = (next: Loading<Props>) => isMounted && setLoading(next);
      keep().then(settle, (error: unknown) => settle({ error }));
      return () => void (isMounted = false);
    }, [loading, isNeeded]);
    return [loading, () => setLoading(undefined)] as const;
  }
  function Later(props: Props) {
    const [loading, retry] = useLoading(true);
    if (!loading) return Waiting ? <Waiting {...props} /> : null;
    if ('Part' in loading) return <loading.Part {...props} />;
    return Failed ? <Failed error={loading.error} onRetry={retry} /> : null;
  }
  return Object.assign(Later, { load: keep, useIsThere: (isNeeded: boolean) => useLoading(isNeeded)[0] !== undefined });
}
