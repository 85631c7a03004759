import { type LoggedRequest, requestDepth, weighRequests } from './networkLog';

const request = (url: string, kind: string, askedBy?: string, bytes = 1024): LoggedRequest => ({ url, kind, askedBy, bytes });

test('what the document names is one step away, and what a script asks for one step behind it', () => {
  const page = request('/', 'Document');
  const shell = request('/shell.js', 'Script');
  const remote = request('/remote.js', 'Script', '/shell.js');
  expect(requestDepth([])).toBe(0);
  expect(requestDepth([page])).toBe(0);
  expect(requestDepth([page, shell])).toBe(1);
  expect(requestDepth([page, shell, remote])).toBe(2);
  expect(requestDepth([page, shell, remote, request('/api', 'Fetch', '/remote.js')])).toBe(3);
});

test('what was named early counts as that, also when a script asks for it again', () => {
  const page = request('/', 'Document');
  const early = request('/api', 'Fetch');
  const again = request('/api', 'Fetch', '/shell.js');
  expect(requestDepth([page, early, request('/shell.js', 'Script'), again])).toBe(1);
});

test('scripts are weighed alone and with all the rest', () => {
  expect(weighRequests([request('/', 'Document'), request('/shell.js', 'Script', undefined, 2048)])).toEqual({
    scriptKib: 2,
    allKib: 3,
  });
});
