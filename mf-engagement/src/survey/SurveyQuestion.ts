import type { SurveyRules } from '@komawari/shared-domain';

/** A question of the survey in one language (docs/specification.md §3, Survey). */
export interface SurveyQuestion extends SurveyRules {
  /** `q1` to `q17`. */
  key: string;
  description: string;
  selection: readonly string[];
  /** The label of the free-text option, if it is not "Other". */
  customOtherMessage: string | undefined;
}

/** What a reader has chosen and written for one question so far. */
export interface QuestionDraft {
  /** Indexes in `selection`, in the same order. */
  chosen: readonly number[];
  isOtherChosen: boolean;
  /** Empty unless the other option is chosen. */
  other: string;
}

export const NO_ANSWER: QuestionDraft = { chosen: [], isOtherChosen: false, other: '' };

/** The draft after a press on a radio button: an entry of the selection, or the other option. */
export function withChoice({ other }: QuestionDraft, choice: number | 'other'): QuestionDraft {
  if (choice === 'other') return { chosen: [], isOtherChosen: true, other };
  return { chosen: [choice], isOtherChosen: false, other: '' };
}

/** The draft after a press on a checkbox. Clearing the other option clears its text (docs/specification.md §5). */
export function withToggled(draft: QuestionDraft, choice: number | 'other'): QuestionDraft {
  if (choice === 'other') return { ...draft, isOtherChosen: !draft.isOtherChosen, other: '' };
  const others = draft.chosen.filter((index) => index !== choice);
  const chosen = others.length < draft.chosen.length ? others : [...others, choice].sort((a, b) => a - b);
  return { ...draft, chosen };
}

export type AnswerError = 'missing' | 'tooMany';

/** Why a draft is not valid yet (docs/specification.md §5). The other option counts as an answer. */
export function answerErrorOf(question: SurveyQuestion, draft: QuestionDraft): AnswerError | undefined {
  const count = draft.chosen.length + Number(draft.isOtherChosen);
  if (count === 0) return question.canSkip ? undefined : 'missing';
  return count > question.numberOfChoices ? 'tooMany' : undefined;
}

/** The answer as it is sent: a string for a single choice, a list for several, undefined for a skipped question. */
export function answerOf(
  question: SurveyQuestion,
  { chosen, isOtherChosen, other }: QuestionDraft,
  otherLabel: string,
): string | string[] | undefined {
  const ownWords = other.trim();
  const answers = [
    ...question.selection.filter((_label, index) => chosen.includes(index)),
    ...(isOtherChosen ? [question.customOtherMessage ?? otherLabel] : []),
    ...(isOtherChosen && ownWords ? [ownWords] : []),
  ];
  if (answers.length === 0) return undefined;
  return question.numberOfChoices === 1 ? answers.join(': ') : answers;
}
