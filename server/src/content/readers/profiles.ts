import { createHash } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { comments, profiles } from '../../database/schema';

/** An icon that a reader can choose. */
export interface ProfileIcon {
  id: number;
  image: string;
}

export interface Profile {
  userName: string;
  icon: ProfileIcon | undefined;
}

/** The names of readers in comments, by the hash of their session. */
export interface Profiles {
  /** The icons of the comments that came with the content. Each keeps its ID. */
  icons: () => Promise<ProfileIcon[]>;
  of: (session: string | undefined) => Promise<Profile>;
  /** @returns whether the name was free; a name belongs to one reader */
  save: (session: string, userName: string, icon: ProfileIcon | undefined) => Promise<boolean>;
}

const MAX_ICONS = 40;

export function createProfiles({ db }: { db: Database }): Profiles {
  async function icons(): Promise<ProfileIcon[]> {
    const rows = await db
      .selectDistinct({ image: comments.iconImage })
      .from(comments)
      .where(eq(comments.session, ''))
      .orderBy(asc(comments.iconImage))
      .limit(MAX_ICONS);
    return rows.map(({ image }) => iconOf(image));
  }
  return {
    icons,
    async of(session) {
      const rows = session === undefined ? [] : await db.select().from(profiles).where(eq(profiles.session, session));
      const [row] = rows;
      return { userName: row?.userName ?? '', icon: row?.iconImage ? iconOf(row.iconImage) : undefined };
    },
    async save(session, userName, icon) {
      const others = await db
        .select({ userName: profiles.userName })
        .from(profiles)
        .where(and(eq(profiles.userName, userName), ne(profiles.session, session)));
      if (others.length > 0) return false;
      const chosen = { userName, iconImage: icon?.image ?? '' };
      await db
        .insert(profiles)
        .values({ session, ...chosen })
        .onConflictDoUpdate({ target: profiles.session, set: chosen });
      return true;
    },
  };
}

/** The ID of an icon is derived from its image, so it stays the same when other icons come and go. */
function iconOf(image: string): ProfileIcon {
  return { id: createHash('sha256').update(image).digest().readUInt32BE() >>> 1, image };
}
