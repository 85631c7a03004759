import type { IntlShape } from 'react-intl';
import { MOST_FILE_BYTES } from './historyFile';
import { messages } from './messages';
import type { FileProblem } from './readHistoryFile';

const MEGABYTE = 1024 * 1024;

/** What is wrong with a file, where it can be told also where. */
export function problemText({ formatMessage, formatNumber }: IntlShape, problem: FileProblem): string {
  const megabytes = (bytes: number) => formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 });
  switch (problem.kind) {
    case 'tooLarge':
      return formatMessage(messages.tooLarge, { size: megabytes(problem.bytes), limit: megabytes(MOST_FILE_BYTES) });
    case 'unreadable':
      return formatMessage(messages.unreadable);
    case 'notJson':
      return formatMessage(messages.notJson, { line: problem.line });
    case 'notHistory':
      return formatMessage(messages.notHistory);
    case 'newerVersion':
      return formatMessage(messages.newer, { version: problem.version });
    case 'missingList':
      return formatMessage(messages.missingList, { list: problem.list });
    case 'badEntry':
      return formatMessage(messages.badEntry, problem);
  }
}
