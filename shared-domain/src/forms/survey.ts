/** docs/specification.md §9: questions `q1` to `q17`. */
export const SURVEY_QUESTION_COUNT = 17;

/** The maximum length of the reader's own text in the survey (docs/specification.md §5, §9). */
export const MAX_OTHER_ANSWER_LENGTH = 100;

/** The maximum length of one answer: an option, plus the reader's own text if both are one answer. */
export const MAX_ANSWER_LENGTH = 300;

/** Which answers a question allows (docs/specification.md §3, Survey). */
export interface SurveyRules {
  /** 1 means a radio group. More means checkboxes, and this many may be checked (docs/specification.md §5). */
  numberOfChoices: number;
  /** Whether the question has no option for the reader's own text. */
  hideFreeform: boolean;
  canSkip: boolean;
}

const ONE: SurveyRules = { numberOfChoices: 1, hideFreeform: true, canSkip: false };
const ONE_OR_OTHER: SurveyRules = { ...ONE, hideFreeform: false };
const UP_TO_THREE: SurveyRules = { numberOfChoices: 3, hideFreeform: false, canSkip: false };

/** Questions about who reads, how and where; about what would make them read more; about why people read pirated comics. */
export const SURVEY_RULES = {
  q1: ONE,
  q2: ONE,
  q3: UP_TO_THREE,
  // docs/specification.md §5: question 4, about reasons, is skippable, because not everybody has stopped reading something.
  q4: { ...UP_TO_THREE, canSkip: true },
  q5: { ...UP_TO_THREE, hideFreeform: true },
  q6: UP_TO_THREE,
  q7: UP_TO_THREE,
  q8: UP_TO_THREE,
  q9: ONE_OR_OTHER,
  q10: UP_TO_THREE,
  q11: ONE,
  q12: UP_TO_THREE,
  q13: ONE,
  q14: ONE,
  // docs/specification.md §5: six for the reasons of piracy
  q15: { ...UP_TO_THREE, numberOfChoices: 6 },
  q16: UP_TO_THREE,
  q17: ONE,
} satisfies Record<string, SurveyRules>;

/** Whether a key is that of a question: `q1` to `q17`. */
export function isSurveyKey(key: string): key is keyof typeof SURVEY_RULES {
  return Object.hasOwn(SURVEY_RULES, key);
}

/** The maximum number of texts in one answer: the largest number of choices, plus the reader's own text. */
export const MAX_ANSWERS = Math.max(...Object.values(SURVEY_RULES).map(({ numberOfChoices }) => numberOfChoices)) + 1;

/** The maximum length of all answers together: twice as much as a reader can produce by checking and filling in everything. */
export const MAX_SURVEY_LENGTH = 8_000;
