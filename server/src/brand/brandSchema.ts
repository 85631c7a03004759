import { LANGUAGES } from '@komawari/shared-domain';
import { z } from 'zod';

const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a color of six digits, for example: "#c8301a" (in quotes, since # begins a comment)')
  .toLowerCase();

const palette = z.strictObject({
  paper: color,
  ink: color,
  accent: color,
  'paper-raised': color.optional(),
  'paper-2': color.optional(),
  'paper-3': color.optional(),
  'ink-2': color.optional(),
  'ink-3': color.optional(),
  edge: color.optional(),
  'accent-strong': color.optional(),
  'accent-soft': color.optional(),
  'on-accent': color.optional(),
});

const exactAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http or https address');

const font = z.strictObject({
  family: z.string().regex(/^[\p{L}\p{N} _-]{1,64}$/u, 'must be a name of letters, digits, spaces and hyphens'),
  files: z
    .array(
      z.strictObject({
        file: z.string().regex(/^[\w.-]+\.woff2$/, 'must be the name of a .woff2 file in the folder'),
        weight: z
          .string()
          .regex(/^\d{1,4}( \d{1,4})?$/, 'must be one weight or two, for example: "100 900"')
          .default('400'),
        range: z
          .string()
          .regex(/^U\+[0-9A-F?]+(-[0-9A-F]+)?(, ?U\+[0-9A-F?]+(-[0-9A-F]+)?)*$/i, 'must be like: U+0000-00FF, U+2019')
          .optional(),
      }),
    )
    .default([]),
});

const aboutTexts = z
  .partialRecord(z.enum(LANGUAGES.map(({ locale }) => locale)), z.array(z.string().trim().min(1).max(2000)).min(1).max(20))
  .refine(({ en }) => en !== undefined, 'needs en: a language that is missing gets the English text');

/** `brand.yaml`; docs/guides/brand.md describes each part. Parts that are left out come from the site's own brand. */
export const brandSchema = z.strictObject({
  name: z.string().trim().min(1).max(60).optional(),
  shortName: z.string().trim().min(1).max(30).optional(),
  colors: z.strictObject({ light: palette, dark: palette }).optional(),
  fonts: z.strictObject({ text: font.optional(), title: font.optional() }).default({}),
  logo: z.strictObject({ isName: z.boolean().default(false) }).default({ isName: false }),
  legal: z.strictObject({ since: z.iso.date('must be a day, for example: 2026-11-01').optional() }).default({}),
  about: aboutTexts.optional(),
  copyright: z.string().trim().min(1).max(120).optional(),
  ebookMark: z.boolean().optional(),
  links: z
    .strictObject({
      about: exactAddress.optional(),
      legal: exactAddress.transform((text) => text.replace(/\/+$/, '')).optional(),
      social: exactAddress.optional(),
      socialEs: exactAddress.optional(),
      appStore: exactAddress.optional(),
      playStore: exactAddress.optional(),
    })
    .default({}),
});

export type BrandSettings = z.output<typeof brandSchema>;
