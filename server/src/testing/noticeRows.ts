import { Language } from '@komawari/shared-proto';
import { bumpContentVersion, nextId } from '../database/counters';
import type { Database } from '../database/Database';
import { announcements, campaigns, faq, legalPages } from '../database/schema';
import { DAY, type Fields, NOW, type Unique } from './rowFields';

/** Builders for the texts of the site and the publisher. */
export function noticeBuilders(db: Database, unique: Unique) {
  async function addAnnouncement(fields: Fields<typeof announcements> = {}) {
    const announcement = {
      id: await nextId(db, 'announcement'),
      key: unique('announcement'),
      language: Language.ENGLISH,
      title: 'Dark theme',
      body: '<p>It is here.</p>',
      date: NOW - DAY,
      source: 'pack:test',
      ...fields,
    };
    await db.insert(announcements).values(announcement);
    await bumpContentVersion(db);
    return announcement;
  }

  async function addQuestion(fields: Fields<typeof faq> = {}) {
    const question = {
      id: await nextId(db, 'faq'),
      key: unique('question'),
      language: Language.ENGLISH,
      position: 0,
      question: 'Is it free?',
      answer: '<p>Yes.</p>',
      source: 'pack:test',
      ...fields,
    };
    await db.insert(faq).values(question);
    await bumpContentVersion(db);
    return question;
  }

  async function addLegalPage(fields: Fields<typeof legalPages> = {}) {
    const page = {
      id: await nextId(db, 'legalPage'),
      key: 'terms' as const,
      language: Language.ENGLISH,
      body: '<p>Be kind.</p>',
      date: NOW - DAY,
      source: 'pack:test',
      ...fields,
    };
    await db.insert(legalPages).values(page);
    await bumpContentVersion(db);
  }

  async function addCampaign(fields: Fields<typeof campaigns> = {}) {
    const campaign = {
      id: await nextId(db, 'campaign'),
      key: unique('campaign'),
      regions: ['MX'],
      startTimeStamp: NOW - DAY,
      endTimeStamp: NOW + DAY,
      source: 'pack:test',
      ...fields,
    };
    await db.insert(campaigns).values(campaign);
    await bumpContentVersion(db);
  }

  return { addAnnouncement, addQuestion, addLegalPage, addCampaign };
}
