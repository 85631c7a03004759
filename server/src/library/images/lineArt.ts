/** About how many of the pixels are sampled. */
const SAMPLES = 40_000;

/** The noise that JPEG adds to black and white. */
const COLOR_NOISE = 10;

/** The limits of ink and paper. Everything between them is gray. */
const DARK = 40;
const LIGHT = 215;

/** In a drawing of ink and screentone, nearly everything is ink or paper. Softer grays would show bands with sixteen levels. */
const INK_AND_PAPER = 0.7;

/** Whether a picture (three bytes per pixel) is black-and-white line art. */
export function isLineArt(data: Buffer): boolean {
  const pixels = Math.floor(data.length / 3);
  // An odd step avoids sampling the same columns in every row.
  const step = Math.max(1, Math.floor(pixels / SAMPLES)) | 1;
  let extreme = 0;
  let seen = 0;
  for (let pixel = 0; pixel < pixels; pixel += step, seen += 1) {
    // Each pixel has three bytes.
    const [red, green, blue] = [data[pixel * 3]!, data[pixel * 3 + 1]!, data[pixel * 3 + 2]!];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > COLOR_NOISE) return false;
    if (green <= DARK || green >= LIGHT) extreme += 1;
  }
  return extreme >= seen * INK_AND_PAPER;
}

/** Rounds every gray to the nearest of sixteen levels. */
export function quantize(data: Buffer): Buffer {
  const result = Buffer.allocUnsafe(data.length);
  // Every index is inside the data.
  for (let index = 0; index < data.length; index += 1) result[index] = Math.round(data[index]! / 17) * 17;
  return result;
}
