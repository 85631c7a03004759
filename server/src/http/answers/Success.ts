import type { SuccessDraft } from '@komawari/shared-proto/encode';

/** What a call answers. A success without a view is what every write answers. */
export type Success = Omit<SuccessDraft, 'kind'>;
