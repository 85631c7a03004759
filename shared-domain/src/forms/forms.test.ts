import fc from 'fast-check';
import { FEEDBACK_TYPES, isFeedbackMessage, MAX_FEEDBACK_LENGTH } from './feedback';
import { isSurveyKey, MAX_ANSWERS, MAX_OTHER_ANSWER_LENGTH, SURVEY_QUESTION_COUNT, SURVEY_RULES } from './survey';

describe('feedback', () => {
  it('is a report unless it is said to be a suggestion', () => {
    expect(FEEDBACK_TYPES).toEqual(['report', 'suggestion']);
  });

  it('can be sent when it says something in up to 5000 characters', () => {
    expect(MAX_FEEDBACK_LENGTH).toBe(5000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (length) => {
        expect(isFeedbackMessage('a'.repeat(length))).toBe(length >= 1 && length <= 5000);
        expect(isFeedbackMessage(' '.repeat(length))).toBe(false);
      }),
    );
  });
});

describe('the survey', () => {
  it('has questions q1 to q17', () => {
    expect(SURVEY_QUESTION_COUNT).toBe(17);
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 200 }), (number) => {
        expect(isSurveyKey(`q${number}`)).toBe(number >= 1 && number <= 17);
      }),
    );
    expect(['', 'q', 'q01', 'Q1', 'q1 ', 'q1.0', 'constructor'].some(isSurveyKey)).toBe(false);
  });

  it('has room for as many answers as a question has choices, and for the reader’s own words', () => {
    expect(Object.keys(SURVEY_RULES)).toHaveLength(SURVEY_QUESTION_COUNT);
    expect(MAX_ANSWERS).toBe(7);
  });

  it('has room for 100 characters of a reader’s own', () => {
    expect(MAX_OTHER_ANSWER_LENGTH).toBe(100);
  });
});
