import subsetFont from 'subset-font';

/** The loader's input and output are bytes. */
export const raw = true;

const WEIGHTS = /^\?weights=(\d{3})-(\d{3})$/;

/** Features that are on by default, and tabular figures. No style of ours uses the other features of a font. */
const FEATURES = 'abvm blwm calt ccmp clig curs dist kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** A font keeps all characters that its file has. */
const EVERY_LETTER = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');

/**
 * Removes what is not used from a variable font: a third of its bytes are for other weights (docs/decisions/0145).
 * The weights are in the URL, beside the `font-weight` with the same values: `onest.woff2?weights=400-800`.
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
