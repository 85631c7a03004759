import type { GateReport } from '../gate/GateReport';

/** A request that was not carried out. `status` is that of HTTP. */
export class NotDoneError extends Error {
  override name = 'NotDoneError';
  constructor(
    readonly status: 403 | 409 | 422,
    message: string,
    readonly report?: GateReport,
  ) {
    super(message);
  }
}
