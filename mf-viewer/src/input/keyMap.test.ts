import { inReadingOrder } from './actions';
import { actionOfKey, type KeyPress, SHORTCUTS } from './keyMap';

const press = (key: string, held: Partial<KeyPress> = {}) =>
  actionOfKey({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('the keys of the viewer', () => {
  it('follow the eye with the arrows', () => {
    expect(inReadingOrder(press('ArrowLeft')!, true)).toBe('next');
    expect(inReadingOrder(press('ArrowLeft')!, false)).toBe('previous');
    expect(inReadingOrder(press('ArrowRight')!, true)).toBe('previous');
    expect(inReadingOrder(press('PageDown')!, true)).toBe('next');
  });

  it('turn back with Shift and Space', () => {
    expect(press(' ')).toBe('next');
    expect(press(' ', { shiftKey: true })).toBe('previous');
  });

  it('understand signs that need Shift, and capital letters only where they are named', () => {
    expect(press('?', { shiftKey: true })).toBe('toggleHelp');
    expect(press('+', { shiftKey: true })).toBe('zoomIn');
    expect(press('O', { shiftKey: true })).toBe('shiftSpread');
    expect(press('F', { shiftKey: true })).toBeUndefined();
    expect(press('F')).toBe('toggleFullscreen');
  });

  it('leave to the browser what is held with Ctrl, Alt or Meta', () => {
    expect(press('f', { ctrlKey: true })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('0', { metaKey: true })).toBeUndefined();
  });

  it('ask for one thing each', () => {
    const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
