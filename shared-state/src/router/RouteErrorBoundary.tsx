import { Component, createContext, type ReactNode, useContext } from 'react';
import type { Location } from 'react-router-dom';

interface Props {
  location: Location;
  /** Shown instead of a page that throws. Without it, the error is thrown again. */
  errorElement: ReactNode;
  children: ReactNode;
}

interface State {
  location: Location;
  caught?: { error: unknown } | undefined;
}

const ErrorContext = createContext<unknown>(undefined);

/** Catches errors that a page throws while it renders. Resets with the next navigation. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State {
    return location === state.location ? state : { location, caught: undefined };
  }

  override render() {
    const { children, errorElement } = this.props;
    const { caught } = this.state;
    if (!caught) return children;
    if (!errorElement) throw caught.error;
    return <ErrorContext value={caught.error}>{errorElement}</ErrorContext>;
  }
}

/** The caught error, for the element that replaces the page. */
export function useRouteError(): unknown {
  return useContext(ErrorContext);
}
