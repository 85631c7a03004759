/** The messages between the server and the threads that render its pages. */
import type { Composition, RenderedPage, SiteConfig, WebviewPageData } from '@komawari/shared-state/contract';

/** A server bundle, with the file name that errors show. */
export interface ServerBundle {
  file: string;
  source: string;
}

/** By federation name. Remotes without a bundle are left out. */
export type RemoteBundles = Readonly<Record<string, ServerBundle>>;

export interface WorkerInputs {
  composition: Composition;
  config: SiteConfig;
  shell: ServerBundle;
  remotes: RemoteBundles;
  /** The bundles that render a remote's webviews, without the shell. */
  webviews: RemoteBundles;
}

/** One page to render: a page of the composed site, or a remote's webview. */
export interface RenderTask {
  page: RenderedPage;
  webview?: { remote: string; data: WebviewPageData } | undefined;
}

export interface RenderRequest extends RenderTask {
  id: number;
}

/** `printed`: what a bundle wanted to write to the server's output. */
export type RenderReply = { isReady: true } | { printed: string } | { id: number; html: string } | { id: number; error: string };
