import type { AnalyticsSink } from './analyticsEvent';

/**
 * Sends each event to the operator's address as JSON. A press on a banner leaves the page, and a beacon survives that. It is sent
 * as plain text, so another host needs no preflight. A browser without beacons sends nothing.
 */
export function beaconSink(url: string): AnalyticsSink {
  return (event) => {
    try {
      navigator.sendBeacon?.(url, JSON.stringify(event));
    } catch {
      // If the browser refuses the address, the operator must correct it. Readers should not notice.
    }
  };
}
