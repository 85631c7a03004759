/**
 * An image's URL. It is absolute, because clients fetch it unchanged, and short, because lists contain thousands (docs/wire.md,
 * "What clients demand").
 */
export function imageUrl(origin: string, name: string): string {
  return `${origin}/images/${name}`;
}
