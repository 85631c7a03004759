import type { Tracing } from '../tracing/Tracing';
import type { ObjectStore } from './ObjectStore';

/** A store whose calls are traced. Object names are left out, because they would show which image somebody reads. */
export function traceObjectStore(store: ObjectStore, { part }: Pick<Tracing, 'part'>): ObjectStore {
  return {
    ...store,
    get: (name) => part('objects get', {}, () => store.get(name)),
    has: (name) => part('objects has', {}, () => store.has(name)),
    put: (bytes) => part('objects put', {}, () => store.put(bytes)),
    putRendition: (rendition, bytes) => part('objects put', {}, () => store.putRendition(rendition, bytes)),
    putFile: (name, bytes) => part('objects put', {}, () => store.putFile(name, bytes)),
  };
}
