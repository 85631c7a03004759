/** Longer than a lookup ever takes, and shorter than a reader or a balancer minds. */
const PATIENCE_MS = 1_000;

/** What is asked, or the fallback where it takes longer than a second; what it brings then is dropped. */
export async function answerInTime<Value>(asked: Promise<Value>, fallback: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, fallback);
  });
  // Nobody may be waiting any more when it fails.
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
