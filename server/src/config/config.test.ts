import path from 'node:path';
import { readConfig } from './config';

test('uses port 8400 and a data folder in the repository by default', () => {
  const config = readConfig({});
  expect(config.port).toBe(8400);
  expect(config.dataDir).toMatch(/\.data$/);
  expect(config.site.isRateLimited).toBe(true);
});

test('treats an empty setting as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8400, databaseUrl: undefined });
});

test('removes the trailing slash from PUBLIC_URL', () => {
  expect(readConfig({ PUBLIC_URL: 'https://comics.test/' }).site.publicUrl).toBe('https://comics.test');
});

test('keeps ANALYTICS_URL as given, undefined by default', () => {
  expect(readConfig({ ANALYTICS_URL: 'https://count.test/banners/' }).site.analyticsUrl).toBe('https://count.test/banners/');
  expect(readConfig({}).site.analyticsUrl).toBeUndefined();
});

test('reads the brand from the folder in BRAND, or uses the default brand', () => {
  const folder = path.resolve(__dirname, '../testing/nightjar');
  expect(readConfig({ BRAND: folder }).site.brand).toMatchObject({ name: 'Nightjar Comics' });
  expect(readConfig({}).site.brand).toMatchObject({ name: 'Komawari', links: {} });
  expect(() => readConfig({ BRAND: __dirname })).toThrow(`The brand in ${__dirname} cannot be used`);
});

test('sends traces to the OTLP endpoint with the given service name and sample rate, and none by default', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'x' }).traces).toBeUndefined();
  const endpoint = 'http://127.0.0.1:4318';
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` };
  expect(readConfig(traced).traces).toEqual({ endpoint, serviceName: 'komawari', sample: 1 });
  const some = { ...traced, OTEL_SERVICE_NAME: 'comics', OTEL_TRACES_SAMPLER_ARG: '0.01' };
  expect(readConfig(some).traces).toEqual({ endpoint, serviceName: 'comics', sample: 0.01 });
  expect(() => readConfig({ ...traced, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('must be a number from 0 to 1');
});

test('shows advertisements only if ADS is set to a provider', () => {
  expect(readConfig({ ADS: 'house' }).site.ads).toBe('house');
  expect([readConfig({}).site.ads, readConfig({ ADS: 'none' }).site.ads]).toEqual([undefined, undefined]);
});

test('allows readers to keep chapters only if KEEP_CHAPTERS is 1', () => {
  expect(readConfig({ KEEP_CHAPTERS: '1' }).site.canKeepChapters).toBe(true);
  expect(readConfig({}).site.canKeepChapters).toBe(false);
});

test('enables push messages only if PUSH_CONTACT is set', () => {
  expect(readConfig({}).push).toBeUndefined();
  expect(readConfig({ PUSH_CONTACT: 'mailto:a@b.test' }).push).toEqual({ contact: 'mailto:a@b.test', services: [] });
  const services = { PUSH_CONTACT: 'https://b.test', PUSH_SERVICES: 'https://one.test,http://127.0.0.1:9' };
  expect(readConfig(services).push?.services).toEqual(['https://one.test', 'http://127.0.0.1:9']);
});

test('allows remotes from the origins in SOURCE_ORIGINS only', () => {
  const variables = { SOURCE_ORIGINS: 'http://localhost:*,https://dev.test' };
  expect(readConfig(variables).site.sourceOrigins).toEqual(['http://localhost:*', 'https://dev.test']);
  expect(readConfig({}).site.sourceOrigins).toEqual([]);
});

test.each([
  ['SOURCE_ORIGINS', '*'],
  ['SOURCE_ORIGINS', 'https://dev.test/remotes'],
  ['PUSH_CONTACT', 'a@b.test'],
  ['PUSH_SERVICES', 'push.test'],
  ['ADS', 'adsense'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_URL', 'comics.test'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['ANALYTICS_URL', '/banners'],
  ['TRUST_PROXY', 'yes'],
  ['REGION_HEADER', 'a: b'],
])('rejects %s=%s and names the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`These settings cannot be used:\n  ${name}: `));
});

test('reads ALLOWED_ORIGINS as a list of origins, and KEEP_ALIVE_S as seconds', () => {
  const { site, keepAliveSeconds } = readConfig({
    ALLOWED_ORIGINS: 'https://survey.example.org,http://localhost:9000',
    KEEP_ALIVE_S: '120',
  });
  expect(site.allowedOrigins).toEqual(['https://survey.example.org', 'http://localhost:9000']);
  expect(keepAliveSeconds).toBe(120);
  expect([readConfig({}).site.allowedOrigins, readConfig({}).keepAliveSeconds]).toEqual([[], 65]);
  for (const wrong of ['*', 'https://survey.example.org/', 'survey.example.org']) {
    expect(() => readConfig({ ALLOWED_ORIGINS: wrong })).toThrow('ALLOWED_ORIGINS: must be origins');
  }
});

test('requires the bucket’s name and an access key for OBJECTS_URL', () => {
  const OBJECTS_URL = 'https://s3.example.org/komawari';
  expect(() => readConfig({ OBJECTS_URL })).toThrow(/set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
  expect(() => readConfig({ OBJECTS_URL: 'https://s3.example.org' })).toThrow(/OBJECTS_URL: must name the bucket by its path/);
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(readConfig({ OBJECTS_URL, ...keys }).s3).toEqual({
    url: OBJECTS_URL,
    accessKeyId: 'a',
    secretAccessKey: 'b',
    region: 'us-east-1',
  });
});
