import compiledMessages from './compiledMessages.mjs';

test('every message is parsed, plain text too, for a page has no parser to try it with', () => {
  const compiled = JSON.parse(compiledMessages(JSON.stringify({ plain: 'Announcements', value: 'Hello {name}' })));
  expect(compiled).toEqual({
    plain: [{ type: 0, value: 'Announcements' }],
    value: [
      { type: 0, value: 'Hello ' },
      { type: 1, value: 'name' },
    ],
  });
});

test('a quoted brace is unquoted while building', () => {
  expect(JSON.parse(compiledMessages(JSON.stringify({ quoted: "Press '{'" })))).toEqual({
    quoted: [{ type: 0, value: 'Press {' }],
  });
});
