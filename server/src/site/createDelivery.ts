import type { Logger } from 'pino';
import type { Clock } from '../config/Clock';
import type { Database } from '../database/Database';
import type { ObjectStore } from '../objects/ObjectStore';
import type { Tracing } from '../tracing/Tracing';
import { compositionOfFile } from './composition/compositionOfFile';
import { type CompositionSource, createCompositionSource } from './composition/compositionSource';
import { createMonitor, type Monitor } from './monitoring/createMonitor';
import { createPublisher, type Publisher } from './publish/publisher';
import { createReleaseFiles, type ReleaseFiles } from './releases/releaseFiles';
import type { Rendering } from './render/screenSource';
import { createSiteRenderer, type ReleaseReader, type SiteRenderer } from './render/siteRenderer';

export interface DeliveryInputs {
  db: Database;
  /** The store for publishing, which waits as long as the store takes. */
  objects: ObjectStore;
  /** The same store for readers, with a time limit. By default it is `objects`, without a limit. */
  readable?: ObjectStore;
  clock: Clock;
  log: Logger;
  /** How long a reader waits for the server to render a page, in ms. 0 (the default) leaves all rendering to browsers. */
  renderDeadlineMs?: number;
  /** A file with the site's composition. It replaces the record of what is live. */
  compositionFile?: string | undefined;
  tracing?: Tracing | undefined;
}

/** Everything about releases, from the upload to the page: what the site consists of and how that changes. */
export interface Delivery {
  db: Database;
  files: ReleaseFiles;
  composition: CompositionSource;
  publisher: Publisher;
  monitor: Monitor;
  rendering: Rendering;
}

export function createDelivery({ db, objects, clock, log, compositionFile, ...rest }: DeliveryInputs): Delivery {
  const { renderDeadlineMs: deadlineMs = 0, readable = objects, tracing } = rest;
  const files = createReleaseFiles(objects, readable);
  const read: ReleaseReader = async (release, file) => {
    const body = await files.read(release, file);
    return body && new TextDecoder().decode(body.bytes);
  };
  const renderer = traced(createSiteRenderer({ read, clock, log, deadlineMs }), tracing);
  const composition = compositionFile ? compositionOfFile(compositionFile) : createCompositionSource({ db, clock, log });
  const publisher = createPublisher({ db, clock, files, composition });
  const monitor = createMonitor({ db, clock, publisher, log });
  return { db, files, composition, publisher, monitor, rendering: { renderer, deadlineMs } };
}

function traced(renderer: SiteRenderer, tracing: Tracing | undefined): SiteRenderer {
  if (!tracing) return renderer;
  return {
    ...renderer,
    render: (job) => tracing.part('render', { 'komawari.remote': job.remote ?? 'shell' }, () => renderer.render(job)),
  };
}
