/** The named characters that editors use. Any other name stays as it was typed. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  copy: '©',
  deg: '°',
  ensp: '\u2002',
  emsp: '\u2003',
  euro: '€',
  gt: '>',
  hearts: '♥',
  hellip: '…',
  iexcl: '¡',
  iquest: '¿',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '\u00ad',
  thinsp: '\u2009',
  times: '×',
  trade: '™',
  zwj: '\u200d',
  zwnj: '\u200c',
};

const ENTITY = /&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z][a-z0-9]*)(?=;));?/gi;

/** Decodes character references once. The result is text and is not parsed as markup again. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
    return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Zero, halves of a surrogate pair and values beyond Unicode become the replacement character, as in a browser. */
function character(code: number): string {
  const isScalar = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalar ? String.fromCodePoint(code) : '\ufffd';
}
