import fc from 'fast-check';
import { jsonErrorLine } from './jsonErrorLine';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('jsonErrorLine', () => {
  it('accepts exactly the texts that JSON.parse accepts, also after random edits', () => {
    const spoiled = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('', '"', ',', ':', '{', '}', '[', ']', '\\', '0', '-', '.', '\n'),
    );
    fc.assert(
      fc.property(spoiled, ([json, from, length, put]) => {
        const at = from % (json.length + 1);
        const text = json.slice(0, at) + put + json.slice(at + (length % 3));
        expect(jsonErrorLine(json)).toBeUndefined();
        expect(jsonErrorLine(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 1],
    ['{\n"titles": [,]}', 2],
    ['{"a": 1,\n oops}', 2],
    ['{\n  "a": 1\n}\n{', 4],
    ['[1,\n2,\n', 3],
    ['"text\n"', 1],
  ])('returns the line of the error: %j', (text, line) => {
    expect(jsonErrorLine(text)).toBe(line);
  });
});
