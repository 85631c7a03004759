import { type ApiError, isPassing } from '@komawari/shared-state';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './errorMessages';

/** A short description of the error, for the heading of the alert and the title of the tab. */
export function errorHeading(error: ApiError, isOnline: boolean): MessageDescriptor {
  if (!isOnline && error.kind === 'network') return messages.offline;
  return isPassing(error) ? messages.failed : messages.unavailable;
}
