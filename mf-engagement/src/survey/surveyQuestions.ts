import type { Locale } from '@komawari/shared-domain';
import type { SurveyQuestion } from './SurveyQuestion';
import english from './texts/en.json';
import spanish from './texts/es.json';

/** The languages in which the questions are written (docs/specification.md §3). */
export type SurveyLanguage = 'en' | 'es';

/** The language of the whole survey for a reader of this one: Spanish for Spanish, else English. */
export function surveyLanguage(locale: Locale): SurveyLanguage {
  return locale === 'es' ? 'es' : 'en';
}

interface QuestionText {
  description: string;
  selection: readonly string[];
  customOtherMessage?: string;
}

type QuestionRules = Pick<SurveyQuestion, 'numberOfChoices' | 'hideFreeform' | 'canSkip'>;

const ONE: QuestionRules = { numberOfChoices: 1, hideFreeform: true, canSkip: false };
const ONE_OR_OTHER: QuestionRules = { ...ONE, hideFreeform: false };
const UP_TO_THREE: QuestionRules = { numberOfChoices: 3, hideFreeform: false, canSkip: false };

/** Who reads, how and where; what would make them read more; why people read where nobody is paid. */
const RULES = {
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
} satisfies Record<string, QuestionRules>;

type QuestionKey = keyof typeof RULES;

const TEXTS: Readonly<Record<SurveyLanguage, Readonly<Record<QuestionKey, QuestionText>>>> = {
  en: english,
  es: spanish,
};

/** What the option of one's own words is called where the question does not say otherwise. */
export const OTHER_LABEL: Readonly<Record<SurveyLanguage, string>> = { en: 'Other', es: 'Otra respuesta' };

/** The survey in one language: questions `q1` to `q17`. */
export function surveyQuestions(language: SurveyLanguage): SurveyQuestion[] {
  // The rules are written here, so their keys are all there are.
  const keys = Object.keys(RULES) as QuestionKey[];
  return keys.map((key) => {
    const { description, selection, customOtherMessage } = TEXTS[language][key];
    return { key, description, selection, customOtherMessage, ...RULES[key] };
  });
}
