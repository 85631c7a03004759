export type ErrorPhase = 'load' | 'render' | 'late';

/** Says which part of the site failed and when, so that the owning team is found. The only place that knows where reports go. */
export function reportRemoteError(part: string, phase: ErrorPhase, error: unknown): void {
  console.error(`[komawari] ${part} failed (${phase})`, error);
}
