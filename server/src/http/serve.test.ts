import { Hono } from 'hono';
import { serve } from './serve';

const app = new Hono().get('/', (c) => c.text('here'));

test('an app is served, and its port is free again after it was closed', async () => {
  const first = await serve(app, { port: 0, host: '127.0.0.1', keepAliveSeconds: 70 });
  const response = await fetch(first.url.replace('localhost', '127.0.0.1'));
  expect(await response.text()).toBe('here');
  // A proxy learns how long it may reuse the connection, so that it never uses one that the server closes.
  expect(response.headers.get('Keep-Alive')).toBe('timeout=70');
  const port = Number(new URL(first.url).port);
  await first.close();
  const second = await serve(app, { port, host: '127.0.0.1', keepAliveSeconds: 70 });
  await second.close();
});

test('serve names a port in use and how to choose another', async () => {
  const first = await serve(app, { port: 0, host: '127.0.0.1', keepAliveSeconds: 70 });
  const port = Number(new URL(first.url).port);
  await expect(serve(app, { port, host: '127.0.0.1', keepAliveSeconds: 70 })).rejects.toThrow(
    `Port ${port} is already in use by another program. Choose another port, for example: PORT=${port + 1} npm start`,
  );
  await expect(serve(app, { port, host: '127.0.0.1', portSetting: 'METRICS_PORT', keepAliveSeconds: 70 })).rejects.toThrow(
    `for example: METRICS_PORT=${port + 1} npm start`,
  );
  await first.close();
});
