/** What goes between the server and the threads that render its pages. */
import type { Composition, RenderedPage, SiteConfig, WebviewPageData } from '@komawari/shared-state/contract';

/** A bundle for the server, with the name under which errors speak of it. */
export interface ServerBundle {
  file: string;
  source: string;
}

/** By federation name; a remote without a bundle is not there. */
export type RemoteBundles = Readonly<Record<string, ServerBundle>>;

export interface WorkerInputs {
  composition: Composition;
  config: SiteConfig;
  shell: ServerBundle;
  remotes: RemoteBundles;
  /** Those that render a remote's webviews, without the shell. */
  webviews: RemoteBundles;
}

/** One page to render: of the composed site, or a remote's webview. */
export interface RenderTask {
  page: RenderedPage;
  webview?: { remote: string; data: WebviewPageData } | undefined;
}

export interface RenderRequest extends RenderTask {
  id: number;
}

/** `printed`: what a bundle would have written to the server's output. */
export type RenderReply = { isReady: true } | { printed: string } | { id: number; html: string } | { id: number; error: string };
