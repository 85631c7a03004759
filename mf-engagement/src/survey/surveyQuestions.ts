import { SURVEY_RULES } from '@komawari/shared-domain';
import type { SurveyLanguage } from '../webview/surveyLanguage';
import type { SurveyQuestion } from './SurveyQuestion';
import english from './texts/en.json';
import spanish from './texts/es.json';

interface QuestionText {
  description: string;
  selection: readonly string[];
  customOtherMessage?: string;
}

type QuestionKey = keyof typeof SURVEY_RULES;

const TEXTS: Readonly<Record<SurveyLanguage, Readonly<Record<QuestionKey, QuestionText>>>> = {
  en: english,
  es: spanish,
};

/** The label of the free-text option, if the question has no other. */
export const OTHER_LABEL: Readonly<Record<SurveyLanguage, string>> = { en: 'Other', es: 'Otra respuesta' };

/** The survey in one language: questions `q1` to `q17`. */
export function surveyQuestions(language: SurveyLanguage): SurveyQuestion[] {
  // The rules contain every question, so their keys are complete.
  const keys = Object.keys(SURVEY_RULES) as QuestionKey[];
  return keys.map((key) => {
    const { description, selection, customOtherMessage } = TEXTS[language][key];
    return { key, description, selection, customOtherMessage, ...SURVEY_RULES[key] };
  });
}
