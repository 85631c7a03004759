import { foreignLanguage } from './foreignLanguage';

const guess = (detectedLanguage: string, confidence = 0.9) => ({ detectedLanguage, confidence });

test('the likeliest guess is the language, in whatever order they come', () => {
  expect(foreignLanguage([guess('es', 0.2), guess('pt', 0.7)], 'en')).toBe('pt');
});

test('what is in the reader’s own language needs no translation, regions aside', () => {
  expect(foreignLanguage([guess('en')], 'en')).toBeUndefined();
  expect(foreignLanguage([guess('pt')], 'pt-BR')).toBeUndefined();
  expect(foreignLanguage([guess('es-419')], 'es')).toBeUndefined();
});

test('a guess that is hardly one is none', () => {
  expect(foreignLanguage([], 'en')).toBeUndefined();
  expect(foreignLanguage([guess('und', 1)], 'en')).toBeUndefined();
  expect(foreignLanguage([guess('ru', 0.4)], 'en')).toBeUndefined();
});
