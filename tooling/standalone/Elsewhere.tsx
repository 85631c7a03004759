import { useLocation } from '@komawari/shared-state';

/** Every URL that belongs to another remote: the shell would take over here. */
export function Elsewhere({ first }: { first: string }) {
  const { pathname } = useLocation();
  return (
    <main style={{ padding: 24 }}>
      <p>
        <code>{pathname}</code> belongs to another part of the site. This remote begins at <code>{first}</code>; choose a page
        above.
      </p>
    </main>
  );
}
