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

/** A list of origins, empty by default. */
function origins(example: string, isOne = isOrigin) {
  const list = z.array(z.string().refine(isOne, `must be origins, for example: ${example}`));
  const parts = z.string().transform((text) => text.split(','));
  return parts.pipe(list).default([]);
}

/** A whole number within limits, with a default. */
function wholeNumber(usual: number, max: number, min = 0) {
  const text = z.string().regex(/^\d+$/, 'must be a whole number');
  return text.default(String(usual)).transform(Number).pipe(z.number().min(min).max(max));
}

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1');

/** A fraction of page views or requests. */
const partOf = (initial: string) =>
  z
    .string()
    .default(initial)
    .transform(Number)
    .refine((part) => part >= 0 && part <= 1, 'must be a number from 0 to 1, for example: 0.1');

/** Every environment variable that the server reads. README.md describes them. */
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
  /** The repository's root, with the program that draws the sample pack. A program outside of the repository has none. */
  repository?: string | undefined;
  databaseUrl?: string | undefined;
  /** The bucket for images and release files. By default, they are in the data folder. */
  s3?: S3Options | undefined;
  /**
   * How long a connection without a request stays open. It must be longer than the load balancer keeps it, because the balancer
   * could otherwise send a request while it closes.
   */
  keepAliveSeconds: number;
  /** How long the files of a release stay available after the last reader could have got it. */
  keepReleasesDays: number;
  /** How long the server continues to serve after it is told to stop, so that a load balancer sees that it is no longer ready. */
  drainSeconds: number;
  /** The port for `/metrics`, separate from the site. By default, metrics are not served. */
  metricsPort?: number | undefined;
  /** The collector for traces. By default, there are none. */
  traces?: TracingOptions | undefined;
  /** Settings for push messages about new chapters. By default, readers are not asked whether they want any. */
  push?: PushOptions | undefined;
  /** How long a reader waits for the server to render a page before their browser does it; 0 leaves it to browsers. */
  renderDeadlineMs: number;
  site: SiteOptions;
  logLevel: string;
}

export interface PushOptions {
  /** How a push service can contact the operator of the site, as `mailto:` or `https:` (RFC 8292). */
  contact: string;
  /** Origins of additional push services besides those of the browsers. */
  services: readonly string[];
}

/** The settings that answers depend on, besides the content. */
export interface SiteOptions {
  /** The brand of the site: its name, logo, colors, fonts and links. */
  brand: Brand;
  /** Scheme and host that readers use. By default, those of each request. */
  publicUrl?: string | undefined;
  /** Host names that the site answers under if it has no `publicUrl`, in addition to those of this machine. */
  allowedHosts: readonly string[];
  /** Base URL of the questionnaire's calls, which another host may answer (docs/specification.md §7). */
  questionnaireBase: string;
  /**
   * Where browsers report what readers click, after the reader has agreed (docs/guides/operator.md). By default, nothing is
   * reported.
   */
  analyticsUrl?: string | undefined;
  /** The provider of advertisements. By default, there are none. */
  ads?: AdProviderName | undefined;
  /** The keys of the surveys that accept answers. By default, the first few keys that anybody uses. */
  surveys?: readonly string[] | undefined;
  /** The request header in which a proxy sends the reader's country, for example `cf-ipcountry`. */
  regionHeader?: string | undefined;
  /** Countries in which the site is not offered (docs/specification.md §4: GEOIP_BLOCKING). Needs the header. */
  blockedRegions: readonly string[];
  /** Whether `X-Forwarded-*` headers come from our own proxy. */
  isProxyTrusted: boolean;
  /** Origins whose pages may make the API's calls, besides the site itself. */
  allowedOrigins: readonly string[];
  /** Origins from which a preview page may load a remote that is being developed; `:*` at the end is any port. */
  sourceOrigins: readonly string[];
  isRateLimited: boolean;
  /** The fraction of page views that send health reports while no canary is open. 0: none. */
  healthSample: number;
  isUnderMaintenance: boolean;
  /** Whether readers may download chapters in their browser. The publisher's rights decide this. */
  canKeepChapters?: boolean | undefined;
}

/** The brand of a site that configures no other. */
const OWN_BRAND = readBrand(path.join(PROGRAM_FOLDER, 'brand'));

/** A site without any settings. Tests start from it. */
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

/** Reads the settings from the environment. An error names each invalid variable and what is wrong with it. */
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
