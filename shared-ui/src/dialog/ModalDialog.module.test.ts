import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('no part of a dialog has a height in percent, which WebKit resolves to zero in a dialog as high as its content', () => {
  const styles = readFileSync(join(__dirname, 'ModalDialog.module.css'), 'utf8');
  expect(styles).not.toMatch(/^\s*(height|block-size): [\d.]+%/m);
});
