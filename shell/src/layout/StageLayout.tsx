import { Outlet } from '@komawari/shared-state';
import { GdprNotice } from '../gdpr/GdprNotice';

/** Layout for a page that has the whole window. Readers who come by a shared link see the privacy notice here too. */
export function StageLayout() {
  return (
    <>
      <Outlet />
      <GdprNotice isOverStage />
    </>
  );
}
