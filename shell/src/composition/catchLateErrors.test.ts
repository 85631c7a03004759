import { catchLateErrors } from './catchLateErrors';
import { aComposition } from './testing/aComposition';

let stop: () => void;
let report: jest.SpyInstance;

beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => {});
  stop = catchLateErrors(aComposition(), window);
});

afterEach(() => {
  stop();
  report.mockRestore();
});

/** jsdom does not dispatch this event itself. */
function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

function chunkError(address: string): Error {
  return Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request: address });
}

test('an unhandled chunk error is reported for the remote that owns the chunk', () => {
  const event = reject(chunkError('http://localhost/~r1/remotes/mf-catalog/1.0/late.js'));
  expect(event.defaultPrevented).toBe(true);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('mf_catalog'), expect.anything());
});

test('other unhandled rejections are left alone', () => {
  expect(reject(new Error('something else')).defaultPrevented).toBe(false);
  expect(report).not.toHaveBeenCalled();
});
