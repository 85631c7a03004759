import { pino } from 'pino';
import { aBuild } from '../testing/builds';
import { createTestSite, type TestSite } from '../testing/createTestSite';
import { observatoryPoints, observatoryScore, type ScannedPage } from '../testing/observatoryScore';
import { publishingClient } from '../testing/publishingClient';
import { createDelivery } from './createDelivery';
import { createToken, EVERYTHING } from './deployments/tokenStore';

let site: TestSite;
let scanned: ScannedPage;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  site = await createTestSite({
    config: { publicUrl: 'https://reader.test' },
    delivery: (inputs) => createDelivery({ ...inputs, log }),
  });
  const { token } = await createToken(site.db, { scope: EVERYTHING, label: 'operator', createdBy: 'test' }, 1);
  await publishingClient(site.request, token).publish(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
  site.tick();
  const response = await site.request('/mf_one');
  scanned = {
    header: (name) => response.headers.get(name),
    cookies: response.headers.getSetCookie(),
    html: await response.text(),
  };
});
afterAll(() => site.close());

test('pages do not set Cross-Origin-Opener-Policy', () => {
  expect(scanned.header('Cross-Origin-Opener-Policy')).toBeNull();
});

test('a page over TLS scores at least 130 points in Mozilla’s Observatory', () => {
  const points = observatoryPoints(scanned);
  expect(points).toMatchObject({
    policy: 10,
    referrer: 5,
    transport: 0,
    integrity: 5,
    sniffing: 0,
    frames: 5,
    crossOriginReading: 10,
  });
  expect(observatoryScore(points)).toBeGreaterThanOrEqual(130);
});

test.each([
  ['content-security-policy', null, 75],
  ['content-security-policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 130],
  ['strict-transport-security', null, 80],
  ['strict-transport-security', 'max-age=300', 125],
  ['referrer-policy', 'unsafe-url', 125],
  ['x-content-type-options', null, 130],
  ['cross-origin-resource-policy', 'cross-origin', 125],
])('with %s: %s the score is %i', (name, value, expected) => {
  const page = { ...scanned, cookies: [], header: (asked: string) => (asked === name ? value : scanned.header(asked)) };
  expect(observatoryScore(observatoryPoints(page))).toBe(expected);
});

test('an insecure cookie and a third-party script without integrity cost points', () => {
  const points = observatoryPoints({
    ...scanned,
    cookies: ['a=1; HttpOnly'],
    html: '<script src="https://other.test/a.js"></script>',
  });
  expect(points).toMatchObject({ cookies: -20, integrity: -5 });
  expect(observatoryPoints({ ...scanned, cookies: ['a=1; Secure; HttpOnly; SameSite=Lax'] }).cookies).toBe(5);
});
