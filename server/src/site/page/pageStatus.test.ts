import { pageStatus } from './pageStatus';

const OPEN = { isUnderMaintenance: false, isReadOnly: false, blockedRegions: ['DE'], regionHeader: 'cf-ipcountry' };
const from = (country?: string) => (name: string) => (name === 'cf-ipcountry' ? country : undefined);

test('a known page is 200 and an unknown one 404', () => {
  expect(pageStatus(OPEN, from(), true)).toEqual({ status: 200, headers: {} });
  expect(pageStatus(OPEN, from('FR'), false)).toEqual({ status: 404, headers: {} });
});

test('a page under maintenance is 503 with Retry-After and no-store', () => {
  expect(pageStatus({ ...OPEN, isUnderMaintenance: true }, from(), true)).toEqual({
    status: 503,
    headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' },
  });
});

test.each(['DE', 'de', ' De '])('a reader in the blocked region %j gets 451', (country) => {
  expect(pageStatus(OPEN, from(country), true).status).toBe(451);
});
