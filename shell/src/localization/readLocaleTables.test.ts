import { readLocaleTables } from './readLocaleTables';

test('a worker without an origin makes the first formatter of dates, and ends', () => {
  const started: string[] = [];
  class FakeWorker {
    constructor(address: string) {
      started.push(address);
    }
  }
  readLocaleTables({ Worker: FakeWorker as unknown as typeof Worker });
  expect(started).toEqual(['data:text/javascript,new Intl.DateTimeFormat;close()']);
});

test('a browser without workers goes on without', () => {
  class NoWorker {
    constructor() {
      throw new DOMException('Not here', 'SecurityError');
    }
  }
  expect(() => readLocaleTables({ Worker: NoWorker as unknown as typeof Worker })).not.toThrow();
});
