import { namesOfPicture, renditionName, renditionOf } from './renditionName';

const PICTURE = `${'aZ-_'.repeat(5)}aZ.webp`;

test('a smaller size is found by the name of its picture, and its picture by its name', () => {
  const name = renditionName({ picture: PICTURE, width: 240 });
  expect(name).toBe(PICTURE.replace('.webp', '.240.webp'));
  expect(renditionOf(name)).toEqual({ picture: PICTURE, width: 240 });
  expect(namesOfPicture(PICTURE)).toEqual(expect.arrayContaining([PICTURE, name]));
});

test.each([
  PICTURE,
  PICTURE.replace('.webp', '.0240.webp'),
  PICTURE.replace('.webp', '.240.240.webp'),
  PICTURE.replace('.webp', '.240.png'),
  `../${PICTURE.replace('.webp', '.240.webp')}`,
  renditionName({ picture: '../../evil', width: 240 }),
])('%s is the name of no smaller size', (name) => {
  expect(renditionOf(name)).toBeUndefined();
});
