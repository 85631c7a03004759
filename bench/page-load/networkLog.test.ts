import { type LoggedRequest, requestDepth, weighRequests } from './networkLog';

const request = (url: string, kind: string, askedBy?: string, bytes = 1024): LoggedRequest => ({ url, kind, askedBy, bytes });

test('a request of the document has depth 1, and a request of a script is one deeper than the script', () => {
  const page = request('/', 'Document');
  const shell = request('/shell.js', 'Script');
  const remote = request('/remote.js', 'Script', '/shell.js');
  expect(requestDepth([])).toBe(0);
  expect(requestDepth([page])).toBe(0);
  expect(requestDepth([page, shell])).toBe(1);
  expect(requestDepth([page, shell, remote])).toBe(2);
  expect(requestDepth([page, shell, remote, request('/api', 'Fetch', '/remote.js')])).toBe(3);
});

test('a request that was made early keeps its depth when a script repeats it', () => {
  const page = request('/', 'Document');
  const early = request('/api', 'Fetch');
  const again = request('/api', 'Fetch', '/shell.js');
  expect(requestDepth([page, early, request('/shell.js', 'Script'), again])).toBe(1);
});

test('the size of scripts is reported alone and with all other requests', () => {
  expect(weighRequests([request('/', 'Document'), request('/shell.js', 'Script', undefined, 2048)])).toEqual({
    scriptKib: 2,
    allKib: 3,
  });
});
