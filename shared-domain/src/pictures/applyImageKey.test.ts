import fc from 'fast-check';
import { applyImageKey } from './applyImageKey';

const aKey = fc.uint8Array({ minLength: 1, maxLength: 70 });

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('applyImageKey', () => {
  it('XORs each byte with the repeated key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), aKey, (plain, key) => {
        const bytes = Uint8Array.from(plain);
        applyImageKey(bytes, hexOf(key));
        expect([...bytes]).toEqual([...plain].map((byte, index) => byte ^ key[index % key.length]!));
      }),
    );
  });

  it('starts the key at the beginning of a subarray', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 100 }), fc.nat(7), aKey, (buffer, start, key) => {
        const whole = Uint8Array.from(buffer);
        const piece = whole.subarray(start);
        const before = [...piece];
        applyImageKey(piece, hexOf(key));
        expect([...piece]).toEqual(before.map((byte, index) => byte ^ key[index % key.length]!));
        expect([...whole.subarray(0, start)]).toEqual([...buffer.subarray(0, start)]);
      }),
    );
  });

  it('leaves bytes unchanged without a key', () => {
    const bytes = Uint8Array.of(1, 2, 3);
    applyImageKey(bytes, '');
    expect([...bytes]).toEqual([1, 2, 3]);
  });

  it('refuses a key that is not hexadecimal', () => {
    expect(() => applyImageKey(Uint8Array.of(1), 'abc')).toThrow(RangeError);
    expect(() => applyImageKey(Uint8Array.of(1), 'zz')).toThrow(RangeError);
  });
});
