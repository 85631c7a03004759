import type { Database } from '../database/Database';
import { contentStamp, stampOfReaderCounts, stampOfWrites } from './contentStamp';

const GONE = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A database that answers the version query as the test says. */
function databaseOf(answer: () => Promise<{ value: number }[]>): Database {
  // The code under test uses only this query of the database.
  return { select: () => ({ from: () => ({ where: answer }) }) } as unknown as Database;
}

test('contentStamp keeps the last known version while the database is unavailable', async () => {
  const time = { now: 100 };
  let answer = () => Promise.resolve([{ value: 7 }]);
  const stamp = contentStamp(
    databaseOf(() => answer()),
    () => time.now,
  );
  expect(await stamp()).toBe('7:1');
  answer = () => Promise.reject(GONE);
  time.now = 101;
  expect(await stamp()).toBe('7:1');
  answer = () => Promise.resolve([{ value: 8 }]);
  time.now = 102;
  expect(await stamp()).toBe('8:1');
});

test('contentStamp rejects before any version is known, and for errors other than a lost connection', async () => {
  const time = { now: 100 };
  let error = GONE;
  const stamp = contentStamp(
    databaseOf(() => Promise.reject(error)),
    () => time.now,
  );
  await expect(stamp()).rejects.toBe(GONE);
  error = Object.assign(new Error('relation does not exist'), { code: '42P01' });
  time.now = 101;
  await expect(stamp()).rejects.toBe(error);
});

test('stampOfWrites changes with writes, but not with the minute', async () => {
  const time = { now: 100 };
  let value = 7;
  const stamp = stampOfWrites(
    contentStamp(
      databaseOf(() => Promise.resolve([{ value }])),
      () => time.now,
    ),
  );
  expect(await stamp()).toBe('7');
  time.now = 200;
  expect(await stamp()).toBe('7');
  value = 8;
  time.now = 201;
  expect(await stamp()).toBe('8');
});

test('stampOfReaderCounts changes with writes and with each quarter of an hour', async () => {
  const time = { now: 899 };
  let value = 7;
  const stamp = stampOfReaderCounts(
    contentStamp(
      databaseOf(() => Promise.resolve([{ value }])),
      () => time.now,
    ),
  );
  expect(await stamp()).toBe('7:0');
  time.now = 900;
  expect(await stamp()).toBe('7:1');
  time.now = 1799;
  expect(await stamp()).toBe('7:1');
  value = 8;
  time.now = 1800;
  expect(await stamp()).toBe('8:2');
});
