import { createPublicKey, createVerify } from 'node:crypto';
import webPush from 'web-push';
import { createReceiver, startPushEndpoint } from '../testing/pushReceiver';
import type { PushText } from './pushText';
import { webPushService } from './webPushService';

const keys = webPush.generateVAPIDKeys();
const MESSAGE: PushText = {
  title: 'ท่าเรือนีออน',
  body: 'ตอนใหม่: #012',
  icon: '/images/cover.webp',
  url: '/viewer/7',
  tag: 'chapter-7',
  lang: 'th',
};

let endpoint: Awaited<ReturnType<typeof startPushEndpoint>>;
beforeAll(async () => {
  endpoint = await startPushEndpoint();
});
beforeEach(() => {
  endpoint.received.length = 0;
  Object.assign(endpoint.answer, { status: 201, headers: {} });
});
afterAll(() => endpoint.stop());

const aReceiver = () => createReceiver(`${endpoint.origin}/send/abc`);
const service = (services = [endpoint.origin]) => webPushService({ contact: 'mailto:site@example.org', services }, keys);

test('only the subscribed browser can decrypt a message', async () => {
  const receiver = aReceiver();
  expect(await service().send(receiver.token, MESSAGE)).toEqual({ kind: 'sent' });
  const [{ path, headers, body } = fail()] = endpoint.received;
  expect([path, headers['content-encoding'], headers.ttl, headers.topic]).toEqual([
    '/send/abc',
    'aes128gcm',
    '86400',
    'chapter-7',
  ]);
  expect(body.toString()).not.toContain('#012');
  expect(JSON.parse(receiver.decrypt(body))).toEqual(MESSAGE);
  expect(() => aReceiver().decrypt(body)).toThrow();
});

test('signs requests with the VAPID key that the browser was given', async () => {
  await service().send(aReceiver().token, MESSAGE);
  const { token = '', key } =
    /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(endpoint.received[0]?.headers.authorization ?? '')?.groups ?? {};
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: endpoint.origin,
    sub: 'mailto:site@example.org',
  });
  const point = Buffer.from(keys.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const verify = createVerify('sha256').update(`${head}.${claims}`);
  expect(verify.verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
});

test.each([
  [404, {}, { kind: 'gone' }],
  [410, {}, { kind: 'gone' }],
  [429, { 'Retry-After': '30' }, { kind: 'later', seconds: 30 }],
  [503, { 'Retry-After': '999999' }, { kind: 'later', seconds: 3600 }],
  [500, {}, { kind: 'later', seconds: 60 }],
  [413, {}, { kind: 'lost', reason: 'status 413' }],
  [301, { Location: 'http://127.0.0.1/elsewhere' }, { kind: 'lost', reason: 'status 301' }],
])('status %i with headers %j results in %j', async (status, headers, outcome) => {
  Object.assign(endpoint.answer, { status, headers });
  expect(await service().send(aReceiver().token, MESSAGE)).toEqual(outcome);
});

test('accepts a date in Retry-After', async () => {
  const headers = { 'Retry-After': new Date(Date.now() + 90_000).toUTCString() };
  Object.assign(endpoint.answer, { status: 503, headers });
  const outcome = await service().send(aReceiver().token, MESSAGE);
  expect(outcome).toMatchObject({ kind: 'later' });
  expect(outcome.kind === 'later' && outcome.seconds).toBeGreaterThan(80);
});

test('postpones a message if the connection is refused', async () => {
  const other = await startPushEndpoint();
  await other.stop();
  const { token } = createReceiver(`${other.origin}/x`);
  expect(await service([other.origin]).send(token, MESSAGE)).toEqual({ kind: 'later', seconds: 60 });
});

test.each([
  'an-apps-token',
  '{"endpoint":"https://fcm.googleapis.com/x"}',
  JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'short', auth: 'short' } }),
])('treats %s as an expired subscription', async (token) => {
  expect(await service().send(token, MESSAGE)).toEqual({ kind: 'gone' });
});

test.each([
  'http://127.0.0.1:1/internal',
  'http://fcm.googleapis.com/plain',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilpush.apple.com.example/x',
])('does not call %s', async (address) => {
  expect(await service().send(createReceiver(address).token, MESSAGE)).toEqual({ kind: 'gone' });
  expect(endpoint.received).toEqual([]);
});

function fail(): never {
  throw new Error('Nothing was received.');
}
