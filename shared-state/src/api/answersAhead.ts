import { type ApiRequest, declarableAddress } from '../transport/apiRequest';
import { askEarly } from '../transport/ask';

/** What is asked for when a reader presses a link, while the page that it leads to is still being drawn. */
export interface AnswersAhead {
  /**
   * Begins the calls of the page that comes next, but for those that were made before: what was loaded stays, and no page asks
   * for it again. What was begun for another page and not taken is forgotten.
   * @param addresses below the API's base
   */
  begin: (addresses: readonly string[]) => void;
  /** The answer on its way in place of a request: once. */
  take: (request: ApiRequest) => Promise<Response | undefined> | undefined;
}

export function createAnswersAhead(apiBase: string): AnswersAhead {
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
