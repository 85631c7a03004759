import { Navigate, useLocation } from '../router';

/** Redirects with query and hash (docs/specification.md §2). */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
