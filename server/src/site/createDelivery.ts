import type { Logger } from 'pino';
import type { Clock } from '../config/Clock';
import type { Database } from '../database/Database';
import type { ObjectStore } from '../objects/ObjectStore';
import { type CompositionSource, createCompositionSource } from './composition/compositionSource';
import { createMonitor, type Monitor } from './monitoring/createMonitor';
import { createPublisher, type Publisher } from './publish/publisher';
import { createReleaseFiles, type ReleaseFiles } from './releases/releaseFiles';

export interface DeliveryInputs {
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  log: Logger;
}

/** Releases from their upload to the page: what the site is made of, and how that is changed. */
export interface Delivery {
  db: Database;
  files: ReleaseFiles;
  composition: CompositionSource;
  publisher: Publisher;
  monitor: Monitor;
}

export function createDelivery({ db, objects, clock, log }: DeliveryInputs): Delivery {
  const files = createReleaseFiles(objects);
  const composition = createCompositionSource({ db, clock, log });
  const publisher = createPublisher({ db, clock, files, composition });
  return { db, files, composition, publisher, monitor: createMonitor({ db, clock, publisher, log }) };
}
