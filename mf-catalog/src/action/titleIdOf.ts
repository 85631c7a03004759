import { parsePagePath } from '@komawari/shared-domain';
import type { TransitionAction } from '@komawari/shared-proto';

/** The id of the title that an action leads to, so that a picture without words can be called by a name. */
export function titleIdOf(action: TransitionAction | undefined): number | undefined {
  const target = parsePagePath(action?.url ?? '');
  return target?.page === 'title' ? target.id : undefined;
}
