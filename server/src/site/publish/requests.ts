import { z } from 'zod';
import { ALL_READERS } from '../deployments/Deployment';

const why = z.string().trim().min(1, 'say why, for the record').max(500);
const name = z.string().regex(/^[a-z]\w{0,39}$/, { error: ({ input }) => noName(String(input)) });

/** A folder name has hyphens where the release's name has underscores. */
function noName(word: string): string {
  const meant = word.replaceAll('-', '_');
  return `${word.slice(0, 60)} is not the name of a release${meant === word ? '' : `. Its release.json says ${meant.slice(0, 60)}`}`;
}

/** A share of readers in percent, converted to a part of `ALL_READERS`. */
const weight = z
  .number()
  .min(0.01)
  .max(100)
  .transform((percent) => Math.round((percent / 100) * ALL_READERS));

/** The number of the newest deployment that the caller has seen. */
const since = z.int().min(0).optional();

export const publishRequest = z.strictObject({
  /** Each is a `release.json`. */
  releases: z.array(z.looseObject({})).min(1).max(50),
  why,
  /** The share of readers, in percent, who get it first. By default, everyone gets it. */
  canary: weight.optional(),
  /** The reason to publish although the gate objects. */
  override: why.optional(),
  isDryRun: z.boolean().default(false),
  /** Records the release for preview links and makes nothing live. */
  isPreview: z.boolean().default(false),
  /** The results of the publisher's browser. */
  smoke: z
    .strictObject({
      pages: z.int().min(0),
      problems: z.array(z.string().max(600)).max(100),
      notRun: z.array(z.string().max(300)).max(200),
    })
    .optional(),
  since,
});

export type PublishRequest = z.infer<typeof publishRequest>;

export const changeRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('rollback'), why, since, name: name.optional(), to: z.string().max(40).optional() }),
  z.strictObject({ action: z.literal('canary'), why, since, weight }),
  z.strictObject({ action: z.literal('promote'), why, since }),
  z.strictObject({ action: z.literal('remove'), why, since, name }),
]);

export type ChangeRequest = z.infer<typeof changeRequest>;

/** The switches to change. The others stay as they are. */
export const switchRequest = z.strictObject({
  why,
  isUnderMaintenance: z.boolean().optional(),
  isReadOnly: z.boolean().optional(),
  blockedRegions: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'must be countries as two capital letters each'))
    .max(250)
    .optional(),
});

export const missingRequest = z.strictObject({ integrities: z.array(z.string().regex(/^sha384-[\w+/]{64}$/)).max(20_000) });

export const tokenRequest = z.strictObject({
  remote: name.optional(),
  label: z.string().trim().min(1).max(80).optional(),
});
