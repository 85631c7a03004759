import { hoverErrors, styleErrors } from './styles.mjs';

const BUTTON = `import styles from './Button.module.css';
export const Button = ({ size }: { size: 'small' | 'large' }) => <b className={styles.button + styles[size]} />;`;

function errors(css, code = BUTTON) {
  return styleErrors(
    new Map([
      ['ui/Button.module.css', css],
      ['ui/Button.tsx', code],
    ]),
  );
}

test('a stylesheet that matches its component has no errors', () => {
  expect(errors('.button { margin: 0.5rem; }\n@media (width > 5px) { .small { gap: 1px } .button .large { gap: 2px } }')).toEqual(
    [],
  );
});

test('a class that the stylesheet lacks is reported with the file that uses it', () => {
  expect(errors('.veil { gap: 0 }', "import styles from '../ui/Button.module.css';\nstyles.veil; styles.cover;")).toEqual([
    'ui/Button.tsx: there is no .cover in Button.module.css',
  ]);
});

test('an unused class is reported', () => {
  expect(errors('.button { gap: 0 } .old:hover, .small { gap: 0 }')).toEqual(['ui/Button.module.css: nobody names its .old']);
});

test('names in comments, strings, values and :global are not classes', () => {
  const css =
    "/* .a */ .button { background: url('x.b'); flex: .5; content: '.c { }' } :global(.d) .small { gap: 0 } .large { gap: 0 }";
  expect(errors(css)).toEqual([]);
});

test('all classes of a stylesheet that nobody imports are reported', () => {
  expect(errors('.button { gap: 0 }', '')).toEqual(['ui/Button.module.css: nobody names its .button']);
});

test('a :hover rule outside of @media (hover: hover) is reported', () => {
  const sheet = (text) => hoverErrors(new Map([['ui/Button.css', text]]));
  const guarded = '@media (hover: hover) and (pointer: fine) { .a:hover { gap: 0 } @supports (gap: 0) { .b:hover { gap: 0 } } }';
  expect(sheet(`${guarded} .c:not(.d, :hover) { gap: 0 }`)).toEqual([]);
  expect(sheet(`@media (hover: none) { .e:hover b { gap: 0; } } ${guarded} .f, .g:is(:hover) { gap: 0 }`)).toEqual([
    'ui/Button.css: .e:hover b is outside of @media (hover: hover)',
    'ui/Button.css: .f, .g:is(:hover) is outside of @media (hover: hover)',
  ]);
});
