import { parsePagePath } from '@komawari/shared-domain';
import type { TransitionAction } from '@komawari/shared-proto';

/** The ID of the title that an action leads to. With it, a picture without text can get a name. */
export function titleIdOf(action: TransitionAction | undefined): number | undefined {
  const target = parsePagePath(action?.url ?? '');
  return target?.page === 'title' ? target.id : undefined;
}
