import { pageStatus } from './pageStatus';

const OPEN = { isUnderMaintenance: false, isReadOnly: false, blockedRegions: ['DE'], regionHeader: 'cf-ipcountry' };
const from = (country?: string) => (name: string) => (name === 'cf-ipcountry' ? country : undefined);

test('a page that is there, and one that is not', () => {
  expect(pageStatus(OPEN, from(), true)).toEqual({ status: 200, headers: {} });
  expect(pageStatus(OPEN, from('FR'), false)).toEqual({ status: 404, headers: {} });
});

test('a site under maintenance says when to come again, and nobody keeps that', () => {
  expect(pageStatus({ ...OPEN, isUnderMaintenance: true }, from(), true)).toEqual({
    status: 503,
    headers: { 'Retry-After': '600', 'Cache-Control': 'no-store' },
  });
});

test.each(['DE', 'de', ' De '])('the country %j is blocked', (country) => {
  expect(pageStatus(OPEN, from(country), true).status).toBe(451);
});
