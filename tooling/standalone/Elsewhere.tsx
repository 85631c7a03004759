import { useLocation } from '@komawari/shared-state';

/** Every address that belongs to somebody else: here is where the shell would take over. */
export function Elsewhere({ first }: { first: string }) {
  const { pathname } = useLocation();
  return (
    <p style={{ padding: 24 }}>
      <code>{pathname}</code> belongs to another part of the site. This remote begins at <code>{first}</code>; choose a
      page above.
    </p>
  );
}
