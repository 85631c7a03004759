import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code before the part first renders. Rejects if that fails. */
  load: () => Promise<unknown>;
  /** Does the same in a component, as soon as `isNeeded` is true. Returns whether loading has ended, even with an error. */
  useIsLoaded: (isNeeded: boolean) => boolean;
}

interface LazyPartOptions<Props> {
  /** Rendered until the code has loaded. Without it, nothing is rendered. */
  Waiting?: ComponentType<Props>;
  /** Rendered if the code did not load. Without it, nothing is rendered. */
  Failed?: ComponentType<{ error: unknown; onRetry: () => void }>;
}

type Loading<Props> = { Part: ComponentType<Props> } | { error: unknown } | undefined;

/**
 * A part whose code loads after the first screen: when `load` is called, or at the latest when the part first renders. Code that
 * has loaded renders at once, without the empty frame that `lazy` needs.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting, Failed }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let loaded: Loading<Props>;
  const keep = async () => (loaded = { Part: await load() });
  function useLoading(isNeeded: boolean) {
    const [loading, setLoading] = useState(() => loaded);
    // Loading files happens outside React.
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
  return Object.assign(Later, { load: keep, useIsLoaded: (isNeeded: boolean) => useLoading(isNeeded)[0] !== undefined });
}
