import { type Locale, languageInfo } from '@komawari/shared-domain';
import { Button } from '@komawari/shared-ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SurveyLanguage } from '../webview/surveyLanguage';
import { QuestionField } from './QuestionField';
import { SurveyError } from './SurveyError';
import styles from './SurveyForm.module.css';
import { answerErrorOf, answerOf, NO_ANSWER, type QuestionDraft, type SurveyQuestion } from './SurveyQuestion';
import { type SurveyAddress, useSendSurveyMutation } from './surveyApi';
import { introMessage, surveyMessages as messages, toGoMessage } from './surveyMessages';
import { OTHER_LABEL, surveyQuestions } from './surveyQuestions';

export interface SurveyFormProps {
  address: SurveyAddress;
  language: SurveyLanguage;
  /** The route's language. Answers are sent with it, and the server's messages are shown in it. */
  locale: Locale;
  onSent: () => void;
}

/** Seventeen questions. The reader can send them when all are valid (docs/specification.md §4, §5). */
export function SurveyForm({ address, language, locale, onSent }: SurveyFormProps) {
  const { formatMessage } = useIntl();
  const questions = useMemo(() => surveyQuestions(language), [language]);
  const [drafts, setDrafts] = useState<Readonly<Record<string, QuestionDraft>>>({});
  const [send, { isLoading, error }] = useSendSurveyMutation();
  const draftOf = ({ key }: SurveyQuestion) => drafts[key] ?? NO_ANSWER;
  const errors = questions.map((question) => answerErrorOf(question, draftOf(question)));
  const toGo = errors.filter(Boolean).length;
  // Questions that the reader has not reached yet do not show an error.
  const furthest = questions.findLastIndex(({ key }) => key in drafts);
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || toGo > 0) return;
    const answers = answersOf(questions, draftOf, OTHER_LABEL[language]);
    const outcome = await send({ address, lang: languageInfo(locale).code, answers });
    if (!outcome.error) onSent();
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <h1 tabIndex={-1}>{formatMessage(messages.title)}</h1>
      <p className={styles.intro}>{formatMessage(introMessage, { count: questions.length })}</p>
      <ol className={styles.questions}>
        {questions.map((question, index) => (
          <QuestionField
            key={question.key}
            question={question}
            draft={draftOf(question)}
            error={index <= furthest ? errors[index] : undefined}
            otherLabel={OTHER_LABEL[language]}
            onChange={(draft) => setDrafts({ ...drafts, [question.key]: draft })}
          />
        ))}
      </ol>
      <div role="alert">{error && <SurveyError error={error} locale={locale} />}</div>
      <div className={styles.end}>
        <Button type="submit" variant="primary" size="large" isBusy={isLoading} disabled={toGo > 0}>
          {formatMessage(messages.submit)}
        </Button>
        {toGo > 0 && <p className={styles.toGo}>{formatMessage(toGoMessage, { count: toGo })}</p>}
      </div>
    </form>
  );
}

function answersOf(
  questions: readonly SurveyQuestion[],
  draftOf: (question: SurveyQuestion) => QuestionDraft,
  otherLabel: string,
): Record<string, string | string[]> {
  const answers = questions.map((question) => [question.key, answerOf(question, draftOf(question), otherLabel)] as const);
  return Object.fromEntries(answers.filter((entry): entry is [string, string | string[]] => entry[1] !== undefined));
}
