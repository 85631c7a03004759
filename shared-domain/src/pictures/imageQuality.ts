/** The wire's names for Low, Medium and High on the screen (docs/specification.md §7, §9), the smallest first. */
export const IMAGE_QUALITIES = ['low', 'high', 'super_high'] as const;

export type ImageQuality = (typeof IMAGE_QUALITIES)[number];

/** docs/specification.md §4, §9 */
export const DEFAULT_IMAGE_QUALITY: ImageQuality = 'high';

/** Whether a stored or sent value is one of the three. */
export function isImageQuality(value: unknown): value is ImageQuality {
  // `includes` may be called with any value.
  return IMAGE_QUALITIES.includes(value as ImageQuality);
}
