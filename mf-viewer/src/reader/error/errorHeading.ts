import { type ApiError, isPassing } from '@komawari/shared-state';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './errorMessages';

/** What has happened, in a few words: the heading of the alert, and what the tab is called. */
export function errorHeading(error: ApiError, isOnline: boolean): MessageDescriptor {
  if (!isOnline && error.kind === 'network') return messages.offline;
  return isPassing(error) ? messages.failed : messages.unavailable;
}
