interface FaceSource {
  /** Its URLs are relative to the page. */
  src: string;
  display: FontDisplay;
}

/** Creates the face of a rule (CSS Font Loading 3, 2), with the rule's own file and `font-display`, or with others. */
export function toFontFace(rule: CSSFontFaceRule, { src, display } = sourceOf(rule)): FontFace {
  const said = (name: string) => rule.style.getPropertyValue(name);
  return new FontFace(said('font-family').replace(/^["']|["']$/g, ''), src, {
    display,
    weight: said('font-weight'),
    unicodeRange: said('unicode-range'),
  });
}

function sourceOf({ style }: CSSFontFaceRule): FaceSource {
  // A rule keeps only display values that a face accepts.
  return { src: style.getPropertyValue('src'), display: style.getPropertyValue('font-display') as FontDisplay };
}
