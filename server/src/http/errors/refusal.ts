import { ContentError, type RecoveryLinks } from '../../content/errors/ContentError';
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
  return error instanceof ContentError || error instanceof RequestError ? error : undefined;
}
