/** What goes between the server and the threads that render its pages. */
import type { Composition, RenderedPage, SiteConfig } from '@komawari/shared-state/contract';

/** A bundle for the server, with the name under which errors speak of it. */
export interface ServerBundle {
  file: string;
  source: string;
}

export interface WorkerInputs {
  composition: Composition;
  config: SiteConfig;
  shell: ServerBundle;
  /** By federation name; a remote without a bundle is not there. */
  remotes: Readonly<Record<string, ServerBundle>>;
}

export interface RenderRequest {
  id: number;
  page: RenderedPage;
}

export type RenderReply = { isReady: true } | { id: number; html: string } | { id: number; error: string };
