import type { SuccessDraft } from '@komawari/shared-proto/encode';

/** The content of a successful answer. Writes answer with a success that has no view. */
export type Success = Omit<SuccessDraft, 'kind'>;
