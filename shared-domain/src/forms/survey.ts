/** docs/specification.md §9: questions `q1` to `q17`. */
export const SURVEY_QUESTION_COUNT = 17;

/** The longest text of a reader's own in the survey (docs/specification.md §5, §9). */
export const MAX_OTHER_ANSWER_LENGTH = 100;

/** The longest text of one answer: an option, and with it the reader's own words where both are one. */
export const MAX_ANSWER_LENGTH = 300;

/** What may be answered to a question (docs/specification.md §3, Survey). */
export interface SurveyRules {
  /** One: a radio group. More: checkboxes, and the most that may be ticked (docs/specification.md §5). */
  numberOfChoices: number;
  /** No option of one's own words. */
  hideFreeform: boolean;
  canSkip: boolean;
}

const ONE: SurveyRules = { numberOfChoices: 1, hideFreeform: true, canSkip: false };
const ONE_OR_OTHER: SurveyRules = { ...ONE, hideFreeform: false };
const UP_TO_THREE: SurveyRules = { numberOfChoices: 3, hideFreeform: false, canSkip: false };

/** Who reads, how and where; what would make them read more; why people read where nobody is paid. */
export const SURVEY_RULES = {
  q1: ONE,
  q2: ONE,
  q3: UP_TO_THREE,
  // docs/specification.md §5: reason question 4 is skippable; not everybody has stopped reading something.
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

/** How many texts the answer to a question holds at most: the choices of the longest, and the reader's own words besides. */
export const MAX_ANSWERS = Math.max(...Object.values(SURVEY_RULES).map(({ numberOfChoices }) => numberOfChoices)) + 1;

/** All answers together: twice as much as whoever ticks everything and writes wherever they can. */
export const MAX_SURVEY_LENGTH = 8_000;
