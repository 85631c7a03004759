import { Component, type ReactNode } from 'react';
import { reportRemoteError } from './reportRemoteError';

interface Props {
  remoteName: string;
  onBroken: (isBroken: boolean) => void;
  /** Renders in place of the broken page. `reset` shows the page again. */
  fallback: (reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a rendering error of a remote inside the remote's frame. */
export class RemoteErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportRemoteError(this.props.remoteName, 'render', error);
    this.props.onBroken(true);
  }

  private readonly reset = () => {
    this.setState({ isBroken: false });
    this.props.onBroken(false);
  };

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.reset) : this.props.children;
  }
}
