import compiledMessages from './compiledMessages.mjs';

test('plain text stays text, and what holds a value is parsed', () => {
  const compiled = JSON.parse(compiledMessages(JSON.stringify({ plain: 'Announcements', value: 'Hello {name}' })));
  expect(compiled).toEqual({
    plain: 'Announcements',
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
