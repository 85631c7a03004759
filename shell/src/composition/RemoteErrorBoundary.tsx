import { Component, type ReactNode } from 'react';
import { reportRemoteFailure } from './reportRemoteFailure';

interface Props {
  remoteName: string;
  /** Drawn in place of the page that broke; `mend` shows the page again. */
  fallback: (mend: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error in a remote's rendering inside of its frame. */
export class RemoteErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportRemoteFailure(this.props.remoteName, 'render', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(() => this.setState({ isBroken: false })) : this.props.children;
  }
}
