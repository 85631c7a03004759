import type { GateReport } from '../gate/GateReport';

/** A request that was refused. `status` is the HTTP status. */
export class RequestRefusedError extends Error {
  override name = 'RequestRefusedError';
  constructor(
    readonly status: 403 | 409 | 422,
    message: string,
    readonly report?: GateReport,
  ) {
    super(message);
  }
}
