import fc from 'fast-check';
import { DEFAULT_IMAGE_QUALITY, IMAGE_QUALITIES, isImageQuality } from './imageQuality';

test('isImageQuality accepts the three qualities of the wire only', () => {
  expect(IMAGE_QUALITIES).toEqual(['low', 'high', 'super_high']);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.constantFrom(...IMAGE_QUALITIES)), (value) => {
      expect(isImageQuality(value)).toBe(IMAGE_QUALITIES.some((quality) => quality === value));
    }),
  );
});

test('the default quality is high', () => {
  expect(DEFAULT_IMAGE_QUALITY).toBe('high');
});
