import type { Locale } from '@komawari/shared-domain';
import { useParams, useSearchParams } from '@komawari/shared-state';
import { Button, LiveRegion, Skeleton, usePageTitle } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { engagementMessages } from '../engagementMessages';
import { SumiNote } from '../sumi-note/SumiNote';
import { localeOfPath } from '../webview/localeOfPath';
import { type SurveyLanguage, surveyLanguage } from '../webview/surveyLanguage';
import { WebviewFrame } from '../webview/WebviewFrame';
import { SurveyError } from './SurveyError';
import { SurveyForm } from './SurveyForm';
import { type SurveyAddress, useGetSurveyQuery } from './surveyApi';
import { surveyMessages as messages } from './surveyMessages';

/**
 * `/webview/questionnaire/:lang/:questionnaire_key` (docs/specification.md §2, Survey). The whole page is in the language of its
 * questions, because a frame in another language would mix two.
 */
export function QuestionnairePage() {
  const { lang, questionnaire_key: questionnaireKey = '' } = useParams();
  const [search] = useSearchParams();
  const passed = (name: string) => search.get(name) ?? undefined;
  const address: SurveyAddress = {
    questionnaireKey,
    os: passed('os'),
    appVersion: passed('app_ver'),
    osVersion: passed('os_ver'),
    secret: passed('secret'),
  };
  const locale = localeOfPath(lang);
  const language = surveyLanguage(locale);
  return (
    <WebviewFrame code={language}>
      <Survey address={address} language={language} locale={locale} />
    </WebviewFrame>
  );
}

interface SurveyProps {
  address: SurveyAddress;
  language: SurveyLanguage;
  /** The route's language. Answers are sent with it, and the server's messages are shown in it. */
  locale: Locale;
}

/** Loading, then thanks if it was answered before, otherwise the form and then thanks (docs/specification.md §4). */
function Survey({ address, language, locale }: SurveyProps) {
  const { formatMessage } = useIntl();
  const { currentData, error, isFetching, refetch } = useGetSurveyQuery(address);
  const [isSent, setIsSent] = useState(false);
  usePageTitle(formatMessage(messages.title), { noindex: true });
  if (isSent) return <SumiNote title={formatMessage(messages.doneTitle)}>{formatMessage(messages.doneText)}</SumiNote>;
  if (error && !currentData) {
    return (
      <>
        <h1 tabIndex={-1}>{formatMessage(messages.title)}</h1>
        <div role="alert">
          <SurveyError error={error} locale={locale} />
        </div>
        <Button variant="primary" isBusy={isFetching} onClick={refetch}>
          {formatMessage(engagementMessages.retry)}
        </Button>
      </>
    );
  }
  if (!currentData) return <SurveySkeleton />;
  if (currentData.isAnswered) return <SumiNote title={formatMessage(messages.answeredTitle)} />;
  return <SurveyForm address={address} language={language} locale={locale} onSent={() => setIsSent(true)} />;
}

function SurveySkeleton() {
  const { formatMessage } = useIntl();
  return (
    <>
      <h1 tabIndex={-1}>{formatMessage(messages.title)}</h1>
      <div aria-busy="true">
        <LiveRegion message={formatMessage(engagementMessages.loading)} />
        <Skeleton lines={12} />
      </div>
    </>
  );
}
