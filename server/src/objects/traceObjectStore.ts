import type { Tracing } from '../tracing/Tracing';
import type { ObjectStore } from './ObjectStore';

/** A store, with the time that it takes in the traces. Names of objects are not told: which picture somebody reads is theirs. */
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
