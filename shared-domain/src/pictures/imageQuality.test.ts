import fc from 'fast-check';
import { DEFAULT_IMAGE_QUALITY, IMAGE_QUALITIES, isImageQuality } from './imageQuality';

test('the three words of the wire are qualities, from the smallest to the largest, and nothing else is one', () => {
  expect(IMAGE_QUALITIES).toEqual(['low', 'high', 'super_high']);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.constantFrom(...IMAGE_QUALITIES)), (value) => {
      expect(isImageQuality(value)).toBe(IMAGE_QUALITIES.some((quality) => quality === value));
    }),
  );
});

test('the default is high', () => {
  expect(DEFAULT_IMAGE_QUALITY).toBe('high');
});
