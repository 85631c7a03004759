import { ContentError, type RecoveryLinks } from '../../content/errors/ContentError';
import { isDatabaseUnavailable } from '../../database/unavailable';
import type { ErrorKind } from '../../wire/errors/errorTexts';
import { RequestError } from './RequestError';

/** An answer that is no, with its reason. The reader gets the texts of its kind, whoever looks into the answer the detail. */
export interface Refusal {
  kind: ErrorKind;
  detail: string;
  recoveryLinks?: RecoveryLinks | undefined;
}

/** What to answer to an error that was meant; `undefined` for one that is an error of the server's own. */
export function refusalOf(error: Error): Refusal | undefined {
  if (error instanceof ContentError || error instanceof RequestError) return error;
  return isDatabaseUnavailable(error) ? { kind: 'unavailable', detail: 'the database does not answer' } : undefined;
}
