import path from 'node:path';
import type { AdProviderName } from '@komawari/shared-state/contract';
import { z } from 'zod';
import type { Brand } from '../brand/Brand';
import { readBrand } from '../brand/readBrand';
import type { S3Options } from '../objects/s3ObjectStore';
import type { TracingOptions } from '../tracing/startTracing';
import { PROGRAM_FOLDER, REPOSITORY } from './ownFolders';
import { s3Options } from './s3Options';
import { tracingOptions } from './tracingOptions';

const exactAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http or https address');

const webAddress = exactAddress.transform((text) => text.replace(/\/+$/, ''));

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

/** A list of origins, none by default. */
function origins(example: string, isOne = isOrigin) {
  const list = z.array(z.string().refine(isOne, `must be origins, for example: ${example}`));
  const parts = z.string().transform((text) => text.split(','));
  return parts.pipe(list).default([]);
}

/** A whole number within limits, and what it is by default. */
function wholeNumber(usual: number, max: number, min = 0) {
  const text = z.string().regex(/^\d+$/, 'must be a whole number');
  return text.default(String(usual)).transform(Number).pipe(z.number().min(min).max(max));
}

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1');

/** Of page views or requests. */
const partOf = (initial: string) =>
  z
    .string()
    .default(initial)
    .transform(Number)
    .refine((part) => part >= 0 && part <= 1, 'must be a part from 0 to 1, for example: 0.1');

/** Every variable that the server reads; README.md says what each is for. */
const environment = z.object({
  PORT: z.string().regex(/^\d+$/, 'must be a whole number').default('8400').transform(Number).pipe(z.number().max(65535)),
  HOST: z.string().default('0.0.0.0'),
  BRAND: z.string().optional(),
  KOMAWARI_DATA: z.string().default(path.join(REPOSITORY ?? process.cwd(), '.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  OBJECTS_URL: webAddress
    .refine((text) => new URL(text).pathname.length > 1, 'must name the bucket by its path: https://s3.example.org/komawari')
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().default(''),
  AWS_SECRET_ACCESS_KEY: z.string().default(''),
  AWS_REGION: z.string().default('us-east-1'),
  PUBLIC_URL: webAddress.optional(),
  QUESTIONNAIRE_URL: webAddress.default('/api'),
  ANALYTICS_URL: exactAddress.optional(),
  ADS: z.enum(['none', 'house']).default('none'),
  SURVEYS: z
    .string()
    .regex(/^[\w-]{1,64}(,[\w-]{1,64})*$/, 'must be the keys of surveys, for example: spring-2027,apps')
    .transform((text) => text.split(','))
    .optional(),
  KEEP_CHAPTERS: flag,
  PUSH_CONTACT: z
    .string()
    .refine((text) => /^(mailto:.+@.+|https:\/\/.+)/.test(text) && URL.canParse(text), 'must be a mailto: or https: address')
    .optional(),
  PUSH_SERVICES: origins('https://push.example.org'),
  REGION_HEADER: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a header')
    .optional(),
  BLOCKED_REGIONS: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be countries as two letters each, for example: DE,FR')
    .transform((text) => text.split(','))
    .default([]),
  ALLOWED_ORIGINS: origins('https://survey.example.org,https://www.example.org'),
  SOURCE_ORIGINS: origins('http://localhost:*,https://dev.example.org', (text) => isOrigin(text.replace(/:\*$/, ''))),
  ALLOWED_HOSTS: z
    .string()
    .transform((text) => text.toLowerCase().split(','))
    .pipe(z.array(z.string().regex(/^[\w.-]+$/, 'must be names of hosts, for example: comics.example.org,10.0.0.7')))
    .default([]),
  DRAIN_S: wholeNumber(0, 300),
  METRICS_PORT: z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().max(65535)).optional(),
  KEEP_ALIVE_S: wholeNumber(65, 3600, 1),
  KEEP_RELEASES_DAYS: wholeNumber(30, 3650, 1),
  HEALTH_SAMPLE: partOf('0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: z.string().default('komawari'),
  OTEL_TRACES_SAMPLER_ARG: partOf('1'),
  RENDER_DEADLINE_MS: wholeNumber(600, 30_000),
  TRUST_PROXY: flag,
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  MAINTENANCE: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The repository's root: where the program that draws the sample pack lies. A program that was moved has none. */
  repository?: string | undefined;
  databaseUrl?: string | undefined;
  /** The bucket in which pictures and files of releases are. Without it, the data folder. */
  s3?: S3Options | undefined;
  /** How long a connection without a request stays open: longer than a balancer keeps it, which may else send a call into its end. */
  keepAliveSeconds: number;
  /** How long the files of a release stay fetchable after the last reader could have got it. */
  keepReleasesDays: number;
  /** How long the server serves on after it was asked to stop, so that a balancer sees that it is not ready any more. */
  drainSeconds: number;
  /** Where `/metrics` is served, apart from the site. Without it, nowhere. */
  metricsPort?: number | undefined;
  /** The collector to which traces are sent. Without it there are none. */
  traces?: TracingOptions | undefined;
  /** How readers are told of new chapters. Without it nobody is asked whether to be told. */
  push?: PushOptions | undefined;
  /** How long a reader waits for the server to render a page before their browser does; 0 leaves it to browsers. */
  renderDeadlineMs: number;
  site: SiteOptions;
  logLevel: string;
}

export interface PushOptions {
  /** Where a push service finds whoever runs the site, as `mailto:` or `https:` (RFC 8292). */
  contact: string;
  /** Origins of push services beside those of the browsers. */
  services: readonly string[];
}

/** What the answers depend on, beside the content. */
export interface SiteOptions {
  /** Whose site it is: its name, mark, colors, letters and links. */
  brand: Brand;
  /** Scheme and host that readers use. Without it, those of each request. */
  publicUrl?: string | undefined;
  /** Names under which the site may be asked for where it has no `publicUrl`, beside those of this machine. */
  allowedHosts: readonly string[];
  /** Base of the questionnaire's calls, which may be answered by another host (docs/specification.md §7). */
  questionnaireBase: string;
  /** Where browsers send what readers press on, once they have agreed (docs/guides/operator.md). Without it, nowhere. */
  analyticsUrl?: string | undefined;
  /** Who fills the places of advertisements. Without it there are none. */
  ads?: AdProviderName | undefined;
  /** The keys of the surveys that can be answered. Without it, the first few that anybody answers. */
  surveys?: readonly string[] | undefined;
  /** The request header in which a proxy names the reader's country, for example `cf-ipcountry`. */
  regionHeader?: string | undefined;
  /** Countries in which the site is not offered (docs/specification.md §4: GEOIP_BLOCKING). Needs the header. */
  blockedRegions: readonly string[];
  /** Whether `X-Forwarded-*` are those of our own proxy. */
  isProxyTrusted: boolean;
  /** Origins whose pages may make the API's calls, beside the site's own. */
  allowedOrigins: readonly string[];
  /** Origins from which the page of a preview may load a remote that is being worked on; `:*` at the end is any port. */
  sourceOrigins: readonly string[];
  isRateLimited: boolean;
  /** The part of page views that tell how they fared, while no canary is open. 0: none ever does. */
  healthSample: number;
  isUnderMaintenance: boolean;
  /** Whether readers may keep chapters in their browser: the publisher's rights decide it. */
  canKeepChapters?: boolean | undefined;
}

/** What the site looks like where nobody says otherwise. */
const OWN_BRAND = readBrand(path.join(PROGRAM_FOLDER, 'brand'));

/** What a site is without any setting; tests start from it. */
export const DEFAULT_SITE_OPTIONS: SiteOptions = {
  brand: OWN_BRAND,
  questionnaireBase: '/api',
  allowedHosts: [],
  blockedRegions: [],
  allowedOrigins: [],
  sourceOrigins: [],
  isProxyTrusted: false,
  isRateLimited: false,
  healthSample: 0.1,
  isUnderMaintenance: false,
};

/** Reads the settings from the environment. A variable that cannot be used is named with what is wrong about it. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(withoutEmpty(variables));
  if (!result.success) {
    const problems = result.error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`);
    throw new Error(`These settings cannot be used:\n${problems.join('\n')}\nserver/README.md lists them all.`);
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.KOMAWARI_DATA),
    repository: REPOSITORY,
    databaseUrl: values.DATABASE_URL,
    s3: values.OBJECTS_URL === undefined ? undefined : s3Options(values.OBJECTS_URL, values),
    keepAliveSeconds: values.KEEP_ALIVE_S,
    keepReleasesDays: values.KEEP_RELEASES_DAYS,
    drainSeconds: values.DRAIN_S,
    metricsPort: values.METRICS_PORT,
    traces: tracingOptions(values),
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    logLevel: values.LOG_LEVEL,
    push: values.PUSH_CONTACT === undefined ? undefined : { contact: values.PUSH_CONTACT, services: values.PUSH_SERVICES },
    site: {
      brand: values.BRAND === undefined ? OWN_BRAND : readBrand(path.resolve(values.BRAND), OWN_BRAND),
      publicUrl: values.PUBLIC_URL,
      allowedHosts: values.ALLOWED_HOSTS,
      questionnaireBase: values.QUESTIONNAIRE_URL,
      analyticsUrl: values.ANALYTICS_URL,
      ads: values.ADS === 'none' ? undefined : values.ADS,
      surveys: values.SURVEYS,
      regionHeader: values.REGION_HEADER,
      blockedRegions: values.BLOCKED_REGIONS,
      allowedOrigins: values.ALLOWED_ORIGINS,
      sourceOrigins: values.SOURCE_ORIGINS,
      isProxyTrusted: values.TRUST_PROXY,
      isRateLimited: values.RATE_LIMIT === 'on',
      healthSample: values.HEALTH_SAMPLE,
      isUnderMaintenance: values.MAINTENANCE,
      canKeepChapters: values.KEEP_CHAPTERS,
    },
  };
}

/** `PORT= npm start` means the default, not an empty port. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
