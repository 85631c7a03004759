import { type ApiRequest, declarableAddress } from '../transport/apiRequest';
import { askEarly } from '../transport/ask';

/** Calls that start when a reader presses a link, while the next page is still rendering. */
export interface QueryPrefetcher {
  /**
   * Starts the calls of the next page, except those that were made before: loaded data stays, and no page requests it again.
   * Answers that were requested for another page and never taken are dropped.
   * @param addresses below the API's base
   */
  begin: (addresses: readonly string[]) => void;
  /** Returns the pending answer for a request, once. */
  take: (request: ApiRequest) => Promise<Response | undefined> | undefined;
}

export function createQueryPrefetcher(apiBase: string): QueryPrefetcher {
  const made = new Set<string>();
  let coming = new Map<string, Promise<Response | undefined>>();
  return {
    begin(addresses) {
      const unmade = addresses.filter((address) => !made.has(address));
      for (const address of unmade) made.add(address);
      coming = new Map(unmade.map((address) => [address, askEarly(apiBase, address)]));
    },
    take(request) {
      const address = declarableAddress(request);
      if (address === undefined) return undefined;
      made.add(address);
      const answer = coming.get(address);
      coming.delete(address);
      return answer;
    },
  };
}
