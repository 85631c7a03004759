import { foreignLanguage } from './foreignLanguage';

const guess = (detectedLanguage: string, confidence = 0.9) => ({ detectedLanguage, confidence });

test('foreignLanguage returns the most likely guess, in any order', () => {
  expect(foreignLanguage([guess('es', 0.2), guess('pt', 0.7)], 'en')).toBe('pt');
});

test('foreignLanguage is undefined for the reader’s language, whatever its region', () => {
  expect(foreignLanguage([guess('en')], 'en')).toBeUndefined();
  expect(foreignLanguage([guess('pt')], 'pt-BR')).toBeUndefined();
  expect(foreignLanguage([guess('es-419')], 'es')).toBeUndefined();
});

test('foreignLanguage is undefined without a guess of enough confidence', () => {
  expect(foreignLanguage([], 'en')).toBeUndefined();
  expect(foreignLanguage([guess('und', 1)], 'en')).toBeUndefined();
  expect(foreignLanguage([guess('ru', 0.4)], 'en')).toBeUndefined();
});
