import { ContentError, type RecoveryLinks } from '../../content/errors/ContentError';
import { isDatabaseUnavailable } from '../../database/unavailable';
import type { ErrorKind } from '../../wire/errors/errorTexts';
import { RequestError } from './RequestError';

/** A refusal with its reason. Readers see the texts of its kind; developers who inspect the answer see the detail. */
export interface Refusal {
  kind: ErrorKind;
  detail: string;
  recoveryLinks?: RecoveryLinks | undefined;
}

/** The refusal for an expected error; `undefined` for an error of the server itself. */
export function refusalOf(error: Error): Refusal | undefined {
  if (error instanceof ContentError || error instanceof RequestError) return error;
  return isDatabaseUnavailable(error) ? { kind: 'unavailable', detail: 'the database does not answer' } : undefined;
}
