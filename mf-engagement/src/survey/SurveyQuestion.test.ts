import fc from 'fast-check';
import {
  answerErrorOf,
  answerOf,
  NO_ANSWER,
  type QuestionDraft,
  type SurveyQuestion,
  withChoice,
  withToggled,
} from './SurveyQuestion';
import { OTHER_LABEL, surveyQuestions } from './surveyQuestions';

const several: SurveyQuestion = {
  key: 'q1',
  description: 'Which?',
  selection: ['A', 'B', 'C', 'D'],
  numberOfChoices: 3,
  hideFreeform: false,
  canSkip: false,
  customOtherMessage: undefined,
};
const one: SurveyQuestion = { ...several, numberOfChoices: 1, customOtherMessage: 'Some other way' };

function drafted(...choices: readonly (number | 'other')[]): QuestionDraft {
  return choices.reduce<QuestionDraft>(withToggled, NO_ANSWER);
}

describe('surveyQuestions', () => {
  const both = [surveyQuestions('en'), surveyQuestions('es')] as const;

  test('are q1 to q17 in English and in Spanish', () => {
    for (const questions of both) {
      expect(questions.map(({ key }) => key)).toEqual(Array.from({ length: 17 }, (_, index) => `q${index + 1}`));
    }
  });

  test('have the same rules and the same number of options in both languages', () => {
    const rules = both.map((questions) =>
      questions.map(({ description: _, selection, customOtherMessage, ...rest }) => ({
        ...rest,
        options: selection.length,
        hasOwnOther: customOtherMessage !== undefined,
      })),
    );
    expect(rules[0]).toEqual(rules[1]);
  });

  test('allow one or three answers, or six for q15, and only q4 can be skipped', () => {
    const [english] = both;
    expect(new Set(english.map(({ numberOfChoices }) => numberOfChoices))).toEqual(new Set([1, 3, 6]));
    expect(english.filter(({ numberOfChoices }) => numberOfChoices === 6).map(({ key }) => key)).toEqual(['q15']);
    expect(english.filter(({ canSkip }) => canSkip).map(({ key }) => key)).toEqual(['q4']);
  });

  test('have distinct options, more than can be chosen, and each shorter than 100 characters', () => {
    for (const { selection, numberOfChoices } of both.flat()) {
      expect(new Set(selection).size).toBe(selection.length);
      expect(selection.length).toBeGreaterThan(numberOfChoices);
      expect(Math.max(...selection.map((text) => text.length))).toBeLessThan(100);
    }
  });
});

test('answerErrorOf is missing without an answer, unless the question can be skipped', () => {
  expect(answerErrorOf(several, NO_ANSWER)).toBe('missing');
  expect(answerErrorOf({ ...several, canSkip: true }, NO_ANSWER)).toBeUndefined();
});

test('answerErrorOf counts the other option against the limit', () => {
  expect(answerErrorOf(several, drafted(0, 1, 'other'))).toBeUndefined();
  expect(answerErrorOf(several, drafted(0, 1, 2, 'other'))).toBe('tooMany');
  expect(answerErrorOf({ ...several, canSkip: true }, drafted(0, 1, 2, 3))).toBe('tooMany');
});

test('clearing the other option clears its text', () => {
  const written = { ...drafted('other'), other: 'On the roof' };
  expect(withToggled(written, 'other')).toEqual(NO_ANSWER);
  expect(withChoice(written, 2)).toEqual({ chosen: [2], isOtherChosen: false, other: '' });
});

test('several answers are sent in the order of the options, followed by the text of the other option', () => {
  expect(answerOf(several, drafted(2, 0), 'Other')).toEqual(['A', 'C']);
  expect(answerOf(several, { ...drafted(1, 'other'), other: ' On the roof ' }, 'Other')).toEqual(['B', 'Other', 'On the roof']);
  expect(answerOf(several, drafted('other'), 'Other')).toEqual(['Other']);
});

test('a single answer is sent as a string', () => {
  expect(answerOf(one, withChoice(NO_ANSWER, 3), 'Other')).toBe('D');
  expect(answerOf(one, { ...withChoice(NO_ANSWER, 'other'), other: 'Upside down' }, 'Other')).toBe('Some other way: Upside down');
});

test('a skipped question is not sent', () => {
  expect(answerOf({ ...several, canSkip: true }, NO_ANSWER, OTHER_LABEL.en)).toBeUndefined();
});

test('a radio group has one answer, and toggling an option twice restores all but a free text, for any clicks', () => {
  const choice = fc.oneof(fc.nat(3), fc.constant('other' as const));
  fc.assert(
    fc.property(fc.array(choice, { minLength: 1 }), choice, fc.string(), (pressed, last, text) => {
      const radio = pressed.reduce<QuestionDraft>(withChoice, NO_ANSWER);
      expect(answerErrorOf(one, radio)).toBeUndefined();
      const clicked = pressed.reduce<QuestionDraft>(withToggled, NO_ANSWER);
      const boxes = clicked.isOtherChosen ? { ...clicked, other: text } : clicked;
      const restored = last === 'other' ? { ...boxes, other: '' } : boxes;
      expect(withToggled(withToggled(boxes, last), last)).toEqual(restored);
      expect(boxes.chosen).toEqual([...new Set(boxes.chosen)].sort());
    }),
  );
});
