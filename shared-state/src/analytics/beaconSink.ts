import type { AnalyticsSink } from './analyticsEvent';

/**
 * Sends each event to the operator's address as JSON. A beacon outlives the page, which a press on a banner leaves;
 * as plain text it needs no preflight from another host. A browser without beacons sends nothing.
 */
export function beaconSink(url: string): AnalyticsSink {
  return (event) => {
    try {
      navigator.sendBeacon?.(url, JSON.stringify(event));
    } catch {
      // An address that the browser refuses is the operator's to correct, and no reader's business.
    }
  };
}
