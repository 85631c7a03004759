/** docs/specification.md §9: questions `q1` to `q17`. */
export const SURVEY_QUESTION_COUNT = 17;

/** The longest text of a reader's own in the survey (docs/specification.md §5, §9). */
export const MAX_OTHER_ANSWER_LENGTH = 100;

/** Whether a key is that of a question: `q1` to `q17`. */
export function isSurveyKey(key: string): boolean {
  const number = /^q([1-9]\d?)$/.exec(key)?.[1];
  return number !== undefined && Number(number) <= SURVEY_QUESTION_COUNT;
}
