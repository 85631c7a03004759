import pureComponents from './pureComponents.mjs';

test('components of a library are marked as pure and lose their display names', () => {
  const source = [
    'var Context = React2.createContext(null);',
    'Context.displayName = "Context";',
    'var Form = React10.forwardRef(',
    '  (props, ref) => render(props, ref)',
    ');',
    'Form.displayName = "Form";',
    'var count = start();',
  ].join('\n');
  expect(pureComponents(source)).toBe(
    [
      'var Context = /* @__PURE__ */ React2.createContext(null);',
      '',
      'var Form = /* @__PURE__ */ React10.forwardRef(',
      '  (props, ref) => render(props, ref)',
      ');',
      '',
      'var count = start();',
    ].join('\n'),
  );
});
