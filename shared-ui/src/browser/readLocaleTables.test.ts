import { readLocaleTables } from './readLocaleTables';

const TEXT = 'data:text/javascript,new Intl.DateTimeFormat;close()';

const refused = () => {
  throw new TypeError('Not a trusted address');
};

test('a worker without an origin makes the first formatter of dates, and ends', () => {
  const started: string[] = [];
  class FakeWorker {
    constructor(address: string) {
      started.push(address);
    }
  }
  readLocaleTables({ Worker: FakeWorker as unknown as typeof Worker }, (address) => `trusted ${address}`);
  expect(started).toEqual([`trusted ${TEXT}`]);
});

test('a browser without workers, or a page that may not start one, goes on without', () => {
  const NoWorker = function NoWorker() {
    throw new DOMException('Not here', 'SecurityError');
  } as unknown as typeof Worker;
  expect(() => readLocaleTables({ Worker: NoWorker }, (address) => address)).not.toThrow();
  expect(() => readLocaleTables({ Worker: NoWorker }, refused)).not.toThrow();
});
