/**
 * An image's address: absolute, since clients fetch it as it is, and short, since lists hold thousands
 * (docs/wire.md, "What clients demand").
 */
export function imageUrl(origin: string, name: string): string {
  return `${origin}/images/${name}`;
}
