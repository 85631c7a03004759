import type { Banner, TransitionAction } from '@komawari/shared-proto';
import { actionTarget, bannerPressed, Link, useAppDispatch } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Banners.module.css';
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
  const target = actionTarget(action);
  if (!target) return children;
  if (target.kind === 'page') {
    return (
      <Link to={target.path} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={target.href} target="_blank" rel="noopener" onClick={onClick}>
      {children}
    </a>
  );
}
