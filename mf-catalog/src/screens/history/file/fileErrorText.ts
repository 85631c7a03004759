import type { IntlShape } from 'react-intl';
import { MAX_FILE_BYTES } from './historyFile';
import { messages } from './messages';
import type { FileError } from './readHistoryFile';

const MEGABYTE = 1024 * 1024;

/** Describes what is wrong with a file, and where if that is known. */
export function fileErrorText({ formatMessage, formatNumber }: IntlShape, error: FileError): string {
  const megabytes = (bytes: number) => formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 });
  switch (error.kind) {
    case 'tooLarge':
      return formatMessage(messages.tooLarge, { size: megabytes(error.bytes), limit: megabytes(MAX_FILE_BYTES) });
    case 'unreadable':
      return formatMessage(messages.unreadable);
    case 'notJson':
      return formatMessage(messages.notJson, { line: error.line });
    case 'notHistory':
      return formatMessage(messages.notHistory);
    case 'newerVersion':
      return formatMessage(messages.newer, { version: error.version });
    case 'missingList':
      return formatMessage(messages.missingList, { list: error.list });
    case 'badEntry':
      return formatMessage(messages.badEntry, error);
  }
}
