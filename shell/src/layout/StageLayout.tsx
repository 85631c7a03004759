import { Outlet } from '@komawari/shared-state';
import { GdprNotice } from '../gdpr/GdprNotice';

/** Around a page that has the whole window. Whoever comes by a shared link is told what the site keeps, here too. */
export function StageLayout() {
  return (
    <>
      <Outlet />
      <GdprNotice isOverStage />
    </>
  );
}
