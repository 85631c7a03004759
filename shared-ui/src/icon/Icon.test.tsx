import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './Icon';

test('the medium icon has only the class of its frame', () => {
  expect(renderToStaticMarkup(<Icon>{null}</Icon>)).toContain('class="icon"');
});

test('a small icon has the class of its size too', () => {
  expect(renderToStaticMarkup(<Icon size="small">{null}</Icon>)).toContain('class="icon small"');
});
