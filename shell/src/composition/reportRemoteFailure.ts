export type FailurePhase = 'load' | 'render' | 'late';

/** Says which part of the site failed and when, so that the owning team is found. The only place that knows where reports go. */
export function reportRemoteFailure(part: string, phase: FailurePhase, error: unknown): void {
  console.error(`[komawari] ${part} failed (${phase})`, error);
}
