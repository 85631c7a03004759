import { addFavorites } from './addFavorites';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function setup() {
  const added: number[] = [];
  let waits = 0;
  const add = async (titleId: number) => {
    if (titleId % 10 === 0) return false;
    added.push(titleId);
    return true;
  };
  const wait = async () => void (waits += 1);
  return { added, waits: () => waits, addAll: (count: number) => addFavorites(ids(count), add, wait) };
}

test('addFavorites adds the titles in order, and returns how many the server refused', async () => {
  const { added, addAll } = setup();
  expect(await addAll(25)).toBe(2);
  expect(added).toEqual(ids(25).filter((id) => id % 10 !== 0));
});

test('addFavorites sends 40 requests without a pause, and waits before each further one', async () => {
  const few = setup();
  await few.addAll(40);
  expect(few.waits()).toBe(0);
  const many = setup();
  await many.addAll(100);
  expect(many.waits()).toBe(60);
});
