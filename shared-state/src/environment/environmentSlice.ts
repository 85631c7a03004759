import { SITE_NAME } from '@komawari/shared-domain';
import { createSlice } from '@reduxjs/toolkit';
import type { SiteConfig } from '../contract';

export interface Environment extends SiteConfig {
  /** IANA name, for example `Asia/Bangkok`. It is an input, so that a server can render for a reader elsewhere. */
  timeZone: string;
}

const defaults: Environment = { apiBase: '/api', questionnaireBase: '/api', timeZone: 'UTC' };

/** Values that the environment decides and no action changes: where the API is, in which time zone the reader lives. */
export const environmentSlice = createSlice({
  name: 'environment',
  initialState: defaults,
  reducers: {},
  selectors: {
    selectEnvironment: (environment) => environment,
    selectSiteName: (environment) => environment.siteName ?? SITE_NAME,
    selectTimeZone: (environment) => environment.timeZone,
  },
});

export const { selectEnvironment, selectSiteName, selectTimeZone } = environmentSlice.selectors;
