import { messagesIn } from './words';

const chunk = (module: string) => `"use strict";(globalThis.webpackChunkmf_one||=[]).push([[1],{7(e){e.exports=${module}}}]);`;

test('finds messages in JSON.parse and object literals, without running code', () => {
  const expected = [
    ['one.page.title', 'It’s “here”'],
    ['one.page.empty', ''],
  ];
  const json = JSON.stringify(Object.fromEntries(expected));
  expect([...messagesIn(chunk(`JSON.parse('${json}')`))]).toEqual(expected);
  expect([...messagesIn(chunk(json))]).toEqual(expected);
  expect(messagesIn(`throw new Error('this was run');`).size).toBe(0);
});

test('counts a precompiled message as one', () => {
  const compiled = chunk('JSON.parse(\'{"one.page.count":[{"type":6,"value":"count"}]}\')');
  expect(messagesIn(compiled).has('one.page.count')).toBe(true);
  expect(messagesIn(chunk('{"one.page.count":[1]}')).has('one.page.count')).toBe(true);
});

test('an empty message is also empty when precompiled', () => {
  for (const module of ['JSON.parse(\'{"one.page.title":[]}\')', '{"one.page.title":[]}'])
    expect([...messagesIn(chunk(module))]).toEqual([['one.page.title', '']]);
});

test('ignores other objects of a bundle', () => {
  expect(messagesIn('const a = {b: 1, "c": 2, "application/json": 3}; const d = \'{"e":1}\', f = \'{no json\';').size).toBe(0);
});
