import fc from 'fast-check';
import { FEEDBACK_TYPES, isFeedbackMessage, MAX_FEEDBACK_LENGTH } from './feedback';
import { isSurveyKey, SURVEY_QUESTION_COUNT, SURVEY_RULES } from './survey';

describe('feedback', () => {
  it('has the types report and suggestion', () => {
    expect(FEEDBACK_TYPES).toEqual(['report', 'suggestion']);
  });

  it('has 1 to 5,000 characters that are not all spaces', () => {
    expect(MAX_FEEDBACK_LENGTH).toBe(5000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (length) => {
        expect(isFeedbackMessage('a'.repeat(length))).toBe(length >= 1 && length <= 5000);
        expect(isFeedbackMessage(' '.repeat(length))).toBe(false);
      }),
    );
  });
});

describe('survey', () => {
  it('has questions q1 to q17', () => {
    expect(SURVEY_QUESTION_COUNT).toBe(17);
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 200 }), (number) => {
        expect(isSurveyKey(`q${number}`)).toBe(number >= 1 && number <= 17);
      }),
    );
    expect(['', 'q', 'q01', 'Q1', 'q1 ', 'q1.0', 'constructor'].some(isSurveyKey)).toBe(false);
  });

  it('has a rule for each question', () => {
    expect(Object.keys(SURVEY_RULES)).toEqual(Array.from({ length: SURVEY_QUESTION_COUNT }, (_, index) => `q${index + 1}`));
  });
});
