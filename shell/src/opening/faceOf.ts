interface FaceSource {
  /** Addresses in it count from the page. */
  src: string;
  display: FontDisplay;
}

/** The face of a rule (CSS Font Loading 3, 2), with its own file and `font-display` or others. */
export function faceOf(rule: CSSFontFaceRule, { src, display } = sourceOf(rule)): FontFace {
  const said = (name: string) => rule.style.getPropertyValue(name);
  return new FontFace(said('font-family').replace(/^["']|["']$/g, ''), src, {
    display,
    weight: said('font-weight'),
    unicodeRange: said('unicode-range'),
  });
}

function sourceOf({ style }: CSSFontFaceRule): FaceSource {
  // A rule keeps no other display than a face takes.
  return { src: style.getPropertyValue('src'), display: style.getPropertyValue('font-display') as FontDisplay };
}
