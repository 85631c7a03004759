import subsetFont from 'subset-font';

/** Bytes come, and bytes go. */
export const raw = true;

const WEIGHTS = /^\?weights=(\d{3})-(\d{3})$/;

/** What letters do by themselves, and figures of one width. Faces have other forms besides, which no style of ours asks for. */
const FEATURES = 'abvm blwm calt ccmp clig curs dist kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** A face keeps all of the letters that its file has. */
const EVERY_LETTER = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');

/**
 * Leaves out of a variable face what is not used: a third of its bytes are for other weights (docs/decisions/0145).
 * The weights stand in the address, beside the `font-weight` that says the same: `onest.woff2?weights=400-800`.
 */
export default async function fontLoader(source) {
  const [, min, max] = WEIGHTS.exec(this.resourceQuery) ?? [];
  if (min === undefined) throw new Error(`${this.resourceQuery} should be the weights of the face, for example ?weights=400-700`);
  return subsetFont(source, EVERY_LETTER, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  });
}
