import { Link } from '@komawari/shared-state';
import { ExternalIcon, VisuallyHidden } from '@komawari/shared-ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type HtmlElement, type HtmlImage, type HtmlNode, readHtml } from './readHtml';
import styles from './SafeHtml.module.css';
import { safeHtmlMessages } from './safeHtmlMessages';

/** Whether links that leave the page open in a new tab or, in an app without tabs, in place. */
export type LinkStyle = 'newTab' | 'sameTab';

export interface SafeHtmlProps {
  html: string;
  links?: LinkStyle;
  /** Whether the text is the whole page. Then its headings follow the page's own heading and not those of a list around it. */
  isWholePage?: boolean;
  /** Renders a piece of its text, for example with highlights. */
  drawText?: ((text: string) => ReactNode) | undefined;
}

/**
 * An editor's text with its markup. It was sanitized before it was stored, and is parsed again here into React elements. So no
 * string becomes HTML in the page, whatever the server sends.
 */
export function SafeHtml({ html, links = 'newTab', isWholePage = false, drawText = asItIs }: SafeHtmlProps) {
  return <div className={styles.html}>{draw(readHtml(html), { links, isWholePage, drawText })}</div>;
}

type Look = Required<Pick<SafeHtmlProps, 'links' | 'isWholePage'>> & { drawText: (text: string) => ReactNode };

function asItIs(text: string): ReactNode {
  return text;
}

function draw(nodes: readonly HtmlNode[], look: Look): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? look.drawText(node) : drawElement(node, look)}</Fragment>
  ));
}

function drawElement({ element, address, image, children }: HtmlElement, look: Look): ReactNode {
  const content = children.length > 0 ? draw(children, look) : undefined;
  if (image) return <Picture image={image} />;
  if (element !== 'a') return createElement(look.isWholePage ? raised(element) : element, null, content);
  if (!address) return content;
  if (address.kind === 'internal') return <Link to={address.path}>{content}</Link>;
  if (look.links === 'sameTab')
    return (
      <a href={address.url} rel="noreferrer">
        {content}
      </a>
    );
  return <ExternalLink url={address.url}>{content}</ExternalLink>;
}

/** Returns the heading element one level up. */
function raised(element: string): string {
  return element.replace(/^h([3-6])$/, (_, level: string) => `h${Number(level) - 1}`);
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
