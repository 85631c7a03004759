import { languageInfo } from '@komawari/shared-domain';
import { useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { localeOfPath } from './localeOfPath';
import { WebviewFrame } from './WebviewFrame';

export interface TitledWebviewProps {
  title: MessageDescriptor;
  /** Renders the page's content. It receives the API's code of the page's language. */
  children: (code: string) => ReactNode;
}

/** A webview `/webview/…/:language` (docs/specification.md §2) with its title. */
export function TitledWebview(props: TitledWebviewProps) {
  return (
    <WebviewFrame code={useParams().language}>
      <Content {...props} />
    </WebviewFrame>
  );
}

/** Rendered inside the frame, which sets the language. */
function Content({ title, children }: TitledWebviewProps) {
  const { formatMessage } = useIntl();
  const { code } = languageInfo(localeOfPath(useParams().language));
  usePageTitle(formatMessage(title), { noindex: true });
  return (
    <>
      <h1 tabIndex={-1}>{formatMessage(title)}</h1>
      {children(code)}
    </>
  );
}
