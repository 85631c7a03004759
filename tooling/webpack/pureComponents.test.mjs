import pureComponents from './pureComponents.mjs';

test('a component of a library is made without an effect, and has no name for developer tools', () => {
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
