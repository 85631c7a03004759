import { z } from 'zod';
import {
  announcementSchema,
  bannerSchema,
  campaignSchema,
  chapterSchema,
  commentSchema,
  contentSchema,
  exportedSchema,
  faqSchema,
  highlightSchema,
  imageSchema,
  legalPageSchema,
  manifestSchema,
  newsSchema,
  publisherSchema,
  workSchema,
} from './packSchema';

/**
 * The schema of each file of a pack. `loadPack` reads a file part by part, so that an error in one part does not affect the
 * others.
 */
export const PACK_FILES = {
  pack: manifestSchema,
  publishers: z.array(publisherSchema.extend({ news: z.array(newsSchema).optional() })),
  work: workSchema.extend({ chapters: z.array(chapterSchema).optional() }),
  exported: exportedSchema,
  home: z.strictObject({
    topBanners: z.array(bannerSchema).optional(),
    featured: z
      .strictObject({
        main: z.union([bannerSchema, z.array(bannerSchema)]).optional(),
        sub1: bannerSchema.optional(),
        sub2: bannerSchema.optional(),
        contents: z.array(contentSchema).optional(),
      })
      .optional(),
    popup: bannerSchema.optional(),
    highlight: highlightSchema.optional(),
  }),
  announcements: z.array(announcementSchema),
  faq: z.array(faqSchema),
  legal: z.array(legalPageSchema),
  campaigns: z.array(campaignSchema),
  comments: z.strictObject({ icons: z.array(imageSchema).optional(), comments: z.array(commentSchema).optional() }),
} satisfies Record<string, z.ZodType>;

export type PackFileName = keyof typeof PACK_FILES;

/** The schema of a file as JSON Schema 2020-12, which editors' tools use for completion and checks. */
export function jsonSchemaOf(name: PackFileName): object {
  return z.toJSONSchema(PACK_FILES[name], { io: 'input' });
}
