/** Below it a guess is as good as none; a comment of two words or of faces stays below. */
const MIN_CONFIDENCE = 0.6;

/** The language of the likeliest guess, if it is likely enough and not the reader's own; `pt` and `pt-BR` are one. */
export function foreignLanguage(
  guesses: readonly { detectedLanguage: string; confidence: number }[],
  own: string,
): string | undefined {
  const [likeliest] = [...guesses].sort((a, b) => b.confidence - a.confidence);
  if (!likeliest || likeliest.confidence < MIN_CONFIDENCE) return undefined;
  const { detectedLanguage } = likeliest;
  if (detectedLanguage === 'und' || base(detectedLanguage) === base(own)) return undefined;
  return detectedLanguage;
}

function base(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '');
}
