import type { Key, ReactElement, ReactNode } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

/**
 * Wraps a page in a second provider of the same messages, because the page may be hidden while the language changes. React passes
 * a changed context to hidden content only through components that render again. Memoized components, such as `FormattedMessage`,
 * would keep the old messages when the page is shown again.
 * @param key distinguishes it from another page at the same position in the tree
 */
export function withOwnIntl(page: ReactNode, key?: Key): ReactElement {
  return <OwnIntl key={key}>{page}</OwnIntl>;
}

function OwnIntl({ children }: { children: ReactNode }) {
  return <RawIntlProvider value={useIntl()}>{children}</RawIntlProvider>;
}
