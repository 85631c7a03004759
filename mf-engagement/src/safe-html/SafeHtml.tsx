import { createElement, Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@komawari/shared-state';
import { ExternalIcon, VisuallyHidden } from '@komawari/shared-ui';
import { type HtmlElement, type HtmlImage, type HtmlNode, readHtml } from './readHtml';
import { safeHtmlMessages } from './safeHtmlMessages';
import styles from './SafeHtml.module.css';

/** How links leave the page: in a tab of their own, or, inside an app that knows no tabs, in place. */
export type LinkStyle = 'tab' | 'inPlace';

export interface SafeHtmlProps {
  html: string;
  links?: LinkStyle;
}

/**
 * Text of an editor with its markup. It was sanitised where it was stored and is read again here, into React elements:
 * no string becomes HTML in the page, whatever the server sends.
 */
export function SafeHtml({ html, links = 'tab' }: SafeHtmlProps) {
  return <div className={styles.html}>{draw(readHtml(html), links)}</div>;
}

function draw(nodes: readonly HtmlNode[], links: LinkStyle): ReactNode {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <Fragment key={index}>{drawElement(node, links)}</Fragment>,
  );
}

function drawElement({ element, address, image, children }: HtmlElement, links: LinkStyle): ReactNode {
  const content = children.length > 0 ? draw(children, links) : undefined;
  if (image) return <Picture image={image} />;
  if (element !== 'a') return createElement(element, null, content);
  if (!address) return content;
  if (address.kind === 'internal') return <Link to={address.path}>{content}</Link>;
  if (links === 'inPlace') return <a href={address.url} rel="noreferrer">{content}</a>;
  return <ExternalLink url={address.url}>{content}</ExternalLink>;
}

function ExternalLink({ url, children }: { url: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.external}>
        <ExternalIcon size="small" />
        <VisuallyHidden> {formatMessage(safeHtmlMessages.opensTab)}</VisuallyHidden>
      </span>
    </a>
  );
}

function Picture({ image }: { image: HtmlImage }) {
  return <img {...image} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
}
