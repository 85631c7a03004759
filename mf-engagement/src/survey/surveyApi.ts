import type { QuestionnaireView } from '@komawari/shared-proto';
import { api } from '@komawari/shared-state';

/** What the app writes into the address. It is passed on unchanged (docs/specification.md §7). */
export interface SurveyAddress {
  questionnaireKey: string;
  os: string | undefined;
  appVersion: string | undefined;
  osVersion: string | undefined;
  secret: string | undefined;
}

export interface SurveyAnswers {
  address: SurveyAddress;
  /** The three-letter code of the route's language. */
  lang: string;
  answers: Readonly<Record<string, string | readonly string[]>>;
}

function paramsOf({ questionnaireKey, os, appVersion, osVersion, secret }: SurveyAddress) {
  return { questionnaire_key: questionnaireKey, os, app_ver: appVersion, os_ver: osVersion, secret };
}

/** The survey has its own host, which the site's configuration names. */
const surveyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSurvey: build.query<QuestionnaireView, SurveyAddress>({
      query: (address) => ({
        host: 'questionnaire',
        path: '/questionnaire',
        params: paramsOf(address),
        view: 'questionnaireView',
      }),
      extraOptions: { handlesErrors: true },
    }),
    sendSurvey: build.mutation<null, SurveyAnswers>({
      query: ({ address, lang, answers }) => ({
        host: 'questionnaire',
        method: 'PUT',
        path: '/questionnaire',
        params: { ...paramsOf(address), lang },
        body: answers,
      }),
      extraOptions: { handlesErrors: true },
    }),
  }),
});

export const { useGetSurveyQuery, useSendSurveyMutation } = surveyApi;
