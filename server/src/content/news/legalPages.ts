import type { LegalPage } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import { asc } from 'drizzle-orm';
import type { LegalText } from '../../brand/Brand';
import { createFreshCache, type Stamp } from '../../cache/FreshCache';
import type { Database } from '../../database/Database';
import { legalPages as table } from '../../database/schema';
import type { Notice } from './notices';

/** The publisher's privacy policy, terms and copyright notices. */
export interface LegalPages {
  /** The legal pages that exist in any language. */
  keys: () => Promise<LegalPage[]>;
  /** One page in one language. */
  page: (key: LegalPage, language: Language) => Promise<Notice | undefined>;
}

/** The legal pages of a brand, which replace those of the content. */
export function legalPagesOf(texts: readonly LegalText[]): LegalPages {
  return {
    keys: async () => [...new Set(texts.map(({ key }) => key))],
    async page(key, language) {
      const id = texts.findIndex((text) => text.key === key && text.language === language);
      const text = texts[id];
      // The page's name is one of the site's own messages.
      return text && { id, title: '', body: text.body, date: text.date };
    },
  };
}

export function createLegalPages({ db, stamp }: { db: Database; stamp: Stamp }): LegalPages {
  const cache = createFreshCache<readonly (typeof table.$inferSelect)[]>('legal', stamp, 1);
  const all = () => cache.get('all', () => db.select().from(table).orderBy(asc(table.id)));
  return {
    async keys() {
      return [...new Set((await all()).map(({ key }) => key))];
    },
    async page(key, language) {
      const row = (await all()).find((candidate) => candidate.key === key && candidate.language === language);
      // The page's name is one of the site's own messages.
      return row && { ...row, title: '' };
    },
  };
}
