import { DAY_SECONDS, LEGAL_PAGES, LOCALES, READING_DIRECTIONS } from '@komawari/shared-domain';
import { PresentationMethod, Rating, UpdateTiming } from '@komawari/shared-proto';
import { z } from 'zod';
import { storableText } from '../../../text/storableText';
import { readChapterNumber } from '../../naming/chapterNumber';
import { isKey } from '../../naming/workKey';
import { readPackDate } from './packDate';

/**
 * The files of a pack as docs/content-packs.md describes them. Unknown fields are refused, because most of them are spelling
 * mistakes.
 */
const words = z.string().overwrite(storableText);
const text = words.max(20_000);
const name = words.trim().min(1).max(200);
// `meta` is for the tools that editors write packs with (`packFiles.ts`).
const key = z
  .string()
  .refine(isKey, 'must be lower-case letters, digits and hyphens')
  .meta({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description: 'Lower-case letters, digits and hyphens.' });
export const imageSchema = z.string().min(1).max(300);
const date = z
  .string()
  .refine(
    (value) => readPackDate(value, DAY_SECONDS * 365 * 50) !== undefined,
    'must be a date like 2026-11-20T15:00Z, today, today-3d, "today+4d 15:00" or "monday 15:00"',
  )
  .meta({
    description: 'ISO 8601, or counted from today or from the latest day of a name; in UTC.',
    examples: ['2026-11-20T15:00Z', 'today', 'today-3d', 'today+4d 15:00', 'monday 15:00'],
  });
const count = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const address = z
  .string()
  .max(500)
  .refine((value) => /^\/(?![/\\])/.test(value) || /^https?:\/\//.test(value), 'must begin with / or https://');

const chapterNumber = z
  .union([z.number(), z.string()])
  .meta({ description: 'A number like 1 or 10.5, ex, or One-Shot.' })
  .transform((value, context) => {
    const number = readChapterNumber(String(value));
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'must be a number like 1 or 10.5, ex, or One-Shot' });
    return z.NEVER;
  });

function perLanguage<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(z.enum(LOCALES), value);
}

function oneOf<Name extends string, Value>(values: Record<Name, Value>) {
  // These are all the names, and there is at least one.
  return z.enum(Object.keys(values) as [Name, ...Name[]]).transform((chosen) => values[chosen]);
}

const { ALLAGE, TEEN, TEENPLUS, MATURE } = Rating;
const { NOT_REGULARLY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY, DAY } = UpdateTiming;
const { PUSH, MODAL, EXTERNAL } = PresentationMethod;

export const manifestSchema = z
  // Packs exported before 2026-11-28 contain `rollingDates`. It never had an effect.
  .strictObject({ key, name, rollingDates: z.boolean().optional() })
  .transform((manifest) => ({ key: manifest.key, name: manifest.name }));

export const workSchema = z.strictObject({
  direction: z.enum(READING_DIRECTIONS),
  genres: z.array(name).max(20).default([]),
  publisher: key.optional(),
  rating: oneOf({ ALLAGE, TEEN, TEENPLUS, MATURE }).default(ALLAGE),
  updateTiming: oneOf({ NOT_REGULARLY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY, DAY }).default(
    NOT_REGULARLY,
  ),
  nextChapter: date.optional(),
  simulRelease: z.boolean().default(false),
  viewCount: count.default(0),
  titles: perLanguage(
    z.strictObject({
      name,
      author: name,
      overview: text.default(''),
      viewingPeriod: text.default(''),
      nonAppearance: text.default(''),
    }),
  ),
});

export const chapterSchema = z.strictObject({
  number: chapterNumber,
  name: name.optional(),
  /** Its position, if it is not the one right after the previous chapter. */
  position: count.min(1).optional(),
  subTitle: perLanguage(name).default({}),
  published: date,
  ends: date.optional(),
  ticketUntil: date.optional(),
});

/**
 * What `library export` records for a work's chapters: the hash of the pages that it wrote, and the hash of the pages they were
 * made from.
 */
export const exportedSchema = z.record(z.string(), z.string());

export const newsSchema = z.strictObject({
  key,
  published: date,
  subject: perLanguage(name),
  body: perLanguage(text).default({}),
  url: address.optional(),
});

export const publisherSchema = z.strictObject({
  key,
  name,
  banner: z.strictObject({ image: imageSchema, url: address }).optional(),
});

export const bannerSchema = z.strictObject({
  key,
  images: perLanguage(imageSchema),
  url: address,
  method: oneOf({ PUSH, MODAL, EXTERNAL }).default(PUSH),
});

export const contentSchema = z.union([
  z.strictObject({ list: z.strictObject({ key, name: perLanguage(name), works: z.array(key).max(100) }) }),
  z.strictObject({ banner: bannerSchema }),
]);

export const highlightSchema = z.strictObject({ work: key, chapter: chapterNumber });

export const announcementSchema = z.strictObject({ key, date, title: perLanguage(name), body: perLanguage(text) });

/** A question and its answer must be in the same languages. */
export const faqSchema = z
  .strictObject({ key, question: perLanguage(name), answer: perLanguage(text) })
  .superRefine(({ question, answer }, context) => {
    for (const [asked, other, field] of [
      [question, answer, 'answer'],
      [answer, question, 'question'],
    ] as const) {
      for (const language of LOCALES) {
        if (asked[language] !== undefined && !other[language])
          context.addIssue({ code: 'custom', path: [field], message: `${language} is missing` });
      }
    }
  });

export const legalPageSchema = z.strictObject({ key: z.enum(LEGAL_PAGES), date, body: perLanguage(text) });

export const campaignSchema = z.strictObject({
  key,
  regions: z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a country in two letters, for example MX')).min(1),
  from: date,
  until: date,
});

export const commentSchema = z.strictObject({
  work: key,
  lang: z.enum(LOCALES),
  chapter: chapterNumber,
  user: name,
  icon: count.optional(),
  body: words.trim().min(1).max(2_000),
  created: date,
  likes: count.default(0),
});

export type PackManifest = z.output<typeof manifestSchema>;
export type PackWork = z.output<typeof workSchema>;
export type PackChapter = z.output<typeof chapterSchema>;
export type PackNews = z.output<typeof newsSchema>;
export type PackPublisher = z.output<typeof publisherSchema>;
export type PackBanner = z.output<typeof bannerSchema>;
export type PackContent = z.output<typeof contentSchema>;
export type PackHighlight = z.output<typeof highlightSchema>;
export type PackAnnouncement = z.output<typeof announcementSchema>;
export type PackFaq = z.output<typeof faqSchema>;
export type PackLegalPage = z.output<typeof legalPageSchema>;
export type PackCampaign = z.output<typeof campaignSchema>;
export type PackComment = z.output<typeof commentSchema>;
