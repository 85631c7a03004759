import { Navigate, useLocation } from '../router';

/** Query and hash are forwarded (docs/specification.md §2). */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
