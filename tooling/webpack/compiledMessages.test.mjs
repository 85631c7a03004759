import compiledMessages from './compiledMessages.mjs';

test('every message is parsed, also plain text', () => {
  const compiled = JSON.parse(compiledMessages(JSON.stringify({ plain: 'Announcements', value: 'Hello {name}' })));
  expect(compiled).toEqual({
    plain: [{ type: 0, value: 'Announcements' }],
    value: [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
  });
});

test('a quoted brace is unquoted at build time', () => {
  expect(JSON.parse(compiledMessages(JSON.stringify({ quoted: "Press '{'" })))).toEqual({
    quoted: [{ type: 0, value: 'Press {' }],
  });
});
