import { MAX_OTHER_ANSWER_LENGTH } from '@komawari/shared-domain';
import { Checkbox, CheckboxList, RadioList } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import styles from './QuestionField.module.css';
import { type AnswerError, type QuestionDraft, type SurveyQuestion, withChoice, withToggled } from './SurveyQuestion';
import { surveyMessages as messages, tooManyMessage, upToMessage } from './surveyMessages';

export interface QuestionFieldProps {
  question: SurveyQuestion;
  draft: QuestionDraft;
  /** The error to show now, if any. */
  error: AnswerError | undefined;
  /** The label of the free-text option. */
  otherLabel: string;
  onChange: (draft: QuestionDraft) => void;
}

/** One question: a radio group for a single choice, checkboxes for several (docs/specification.md §5). */
export function QuestionField(props: QuestionFieldProps) {
  const { formatMessage } = useIntl();
  const { question, draft, error, onChange } = props;
  return (
    <li className={styles.question}>
      {question.numberOfChoices === 1 ? <OneOfMany {...props} /> : <SomeOfMany {...props} />}
      {!question.hideFreeform && <OwnWords draft={draft} onChange={onChange} />}
      <div role="status">
        {error && (
          <p className={styles.error}>
            {error === 'missing'
              ? formatMessage(messages.missing)
              : formatMessage(tooManyMessage, { limit: question.numberOfChoices })}
          </p>
        )}
      </div>
    </li>
  );
}

function OneOfMany({ question, draft, otherLabel, onChange }: QuestionFieldProps) {
  const options = question.selection.map((label, index) => ({ value: String(index), label }));
  const other = { value: 'other', label: question.customOtherMessage ?? otherLabel };
  const [chosen] = draft.chosen;
  return (
    <RadioList
      legend={question.description}
      options={question.hideFreeform ? options : [...options, other]}
      value={draft.isOtherChosen ? 'other' : chosen === undefined ? undefined : String(chosen)}
      onChange={(value) => onChange(withChoice(draft, value === 'other' ? 'other' : Number(value)))}
    />
  );
}

function SomeOfMany({ question, draft, otherLabel, onChange }: QuestionFieldProps) {
  const { formatMessage } = useIntl();
  const limit = formatMessage(upToMessage, { limit: question.numberOfChoices });
  return (
    <CheckboxList legend={question.description} hint={question.canSkip ? `${limit} ${formatMessage(messages.optional)}` : limit}>
      {question.selection.map((label, index) => (
        <Checkbox
          key={label}
          label={label}
          checked={draft.chosen.includes(index)}
          onChange={() => onChange(withToggled(draft, index))}
        />
      ))}
      {!question.hideFreeform && (
        <Checkbox
          label={question.customOtherMessage ?? otherLabel}
          checked={draft.isOtherChosen}
          onChange={() => onChange(withToggled(draft, 'other'))}
        />
      )}
    </CheckboxList>
  );
}

/** At most 100 characters, and only if the other option is chosen. */
function OwnWords({ draft, onChange }: Pick<QuestionFieldProps, 'draft' | 'onChange'>) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div className={styles.own}>
      <label htmlFor={id} className={styles.ownLabel}>
        {formatMessage(messages.ownWords)}
      </label>
      <input
        id={id}
        type="text"
        className={styles.input}
        maxLength={MAX_OTHER_ANSWER_LENGTH}
        disabled={!draft.isOtherChosen}
        value={draft.other}
        onChange={(event) => onChange({ ...draft, other: event.target.value })}
      />
    </div>
  );
}
