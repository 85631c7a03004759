import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom brings none of these, or its own that do not fit together with Node's `fetch`. */
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

/** A browser for page tests: the document of jsdom, and the network and the bytes of Node. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE);
  }
}
