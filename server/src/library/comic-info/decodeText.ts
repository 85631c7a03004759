/**
 * Decodes text of unknown encoding. The encoding is known from the byte order mark or from zero bytes. Otherwise it is UTF-8 if
 * the bytes are valid UTF-8, then what the XML declares, then Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark: the first character of XML is ASCII, so every other byte is zero.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  const isUtf8 = isValid('utf-8', bytes);
  if (isUtf8) return 'utf-8';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/i.exec(head)?.[1];
  return declared && !/^utf-?(?:8|16)/i.test(declared) && isKnown(declared) ? declared : 'windows-1252';
}

function isValid(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isKnown(encoding: string): boolean {
  return isValid(encoding, new Uint8Array());
}
