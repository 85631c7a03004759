/** Longer than a lookup ever takes, and short enough for readers and load balancers. */
const PATIENCE_MS = 1_000;

/** The result of `asked`, or the fallback if that takes longer than a second. A later result is ignored. */
export async function withTimeoutFallback<Value>(asked: Promise<Value>, fallback: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, fallback);
  });
  // It may fail when nobody is waiting any more.
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
