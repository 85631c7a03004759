import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks these, or has its own versions that do not work with Node's `fetch`. */
const FROM_NODE = {
  AbortController,
  AbortSignal,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  Uint8Array,
  ArrayBuffer,
  fetch,
  structuredClone,
};

/** A browser for page tests: the document of jsdom, and the network and byte types of Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
  }
}
