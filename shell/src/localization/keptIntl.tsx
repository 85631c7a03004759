import type { Key, ReactElement, ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

/**
 * A page with the words once more around it, since it may stay out of sight while the language changes. What is out of sight React
 * tells of that through components that are drawn anew, and those that are memoized, as `FormattedMessage` is, would keep the old
 * words when the page is shown again.
 * @param key of another page at the same place in the tree
 */
export function keptIntl(page: ReactNode, key?: Key): ReactElement {
  return <KeptIntl key={key}>{page}</KeptIntl>;
}

function KeptIntl({ children }: { children: ReactNode }) {
  return <RawIntlProvider value={useIntl()}>{children}</RawIntlProvider>;
}
