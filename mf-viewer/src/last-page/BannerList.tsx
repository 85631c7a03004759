import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type Banner, PresentationMethod, type TransitionAction } from '@komawari/shared-proto';
import { bannerPressed, Link, useAppDispatch } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import styles from './LastPage.module.css';
import { messages } from './messages';

/** Banners below each other, each in a box of its ratio (3:1). */
export function BannerList({ banners }: { banners: readonly Banner[] }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.banners}>
      {banners.map((banner) => (
        <li key={`${banner.id} ${banner.imageUrl}`}>
          <ActionLink action={banner.action} onClick={() => dispatch(bannerPressed('viewer', banner))}>
            <Image src={banner.imageUrl} alt={formatMessage(messages.banner)} ratio="3 / 1" />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

interface ActionLinkProps {
  action: TransitionAction | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** Where a press leads: a page of the site, or somebody else's. */
function ActionLink({ action, onClick, children }: ActionLinkProps) {
  if (!action?.url) return children;
  const { url, method } = action;
  if (url.startsWith('/') && method !== PresentationMethod.EXTERNAL) {
    return (
      <Link to={url} onClick={onClick}>
        {children}
      </Link>
    );
  }
  // What a pack brings may be any text: only the web is followed.
  if (!/^(https?:)?\//.test(url)) return children;
  return (
    <a href={url} target="_blank" rel="noopener" onClick={onClick}>
      {children}
    </a>
  );
}
