import type { Clock } from '../../config/Clock';
import { nextId } from '../../database/counters';
import type { Database } from '../../database/Database';
import { feedback } from '../../database/schema';

export interface FeedbackMessage {
  /** The hash of the reader's session. */
  session: string;
  type: string;
  subject: string;
  body: string;
}

/** Readers' messages to the operator. */
export interface Feedback {
  save: (message: FeedbackMessage) => Promise<void>;
}

export function createFeedback({ db, clock }: { db: Database; clock: Clock }): Feedback {
  return {
    async save(message) {
      await db.insert(feedback).values({ id: await nextId(db, 'feedback'), ...message, created: clock() });
    },
  };
}
