import type { Banner } from '@komawari/shared-proto';
import type { BannerPlacement } from '../analytics/analyticsEvent';
import { bannerPressed } from '../analytics/bannerPressed';
import { useAppDispatch } from '../hooks';
import { ActionLink, type ActionLinkProps } from './ActionLink';

export interface BannerLinkProps extends Pick<ActionLinkProps, 'children' | 'className' | 'label' | 'tabIndex'> {
  banner: Banner;
  placement: BannerPlacement;
}

/**
 * A banner that follows its action and reports each press to the operator's analytics, if there are any (docs/specification.md
 * §7).
 */
export function BannerLink({ banner, placement, ...rest }: BannerLinkProps) {
  const dispatch = useAppDispatch();
  return <ActionLink action={banner.action} onClick={() => dispatch(bannerPressed(placement, banner))} {...rest} />;
}
