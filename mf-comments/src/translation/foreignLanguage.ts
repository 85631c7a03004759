/** Guesses below this are useless. A comment of two words or of emoticons gets less. */
const MIN_CONFIDENCE = 0.6;

/** The likeliest language, if it is likely enough and not the reader's own. `pt` and `pt-BR` count as one language. */
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
