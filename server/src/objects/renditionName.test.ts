import { namesOfPicture, renditionName, renditionOf } from './renditionName';

const PICTURE = `${'aZ-_'.repeat(5)}aZ.webp`;

test('renditionName and renditionOf convert between an image and its smaller size', () => {
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
])('%s is not a name of a smaller size', (name) => {
  expect(renditionOf(name)).toBeUndefined();
});
