import { ATTACKS } from '@komawari/shared-proto/fixtures';
import { feedback, questionnaireAnswers } from '../../database/schema';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { NOW } from '../../testing/rows';
import { storableText } from '../../text/storableText';
import type { LibraryEvent } from '../report/LibraryEvent';
import { type ExportRequest, exportAnswers } from './exportAnswers';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

async function exported(request: ExportRequest) {
  const events: LibraryEvent[] = [];
  await exportAnswers({ db: site.db, tell: (event) => void events.push(event) }, request, true);
  const csv = events.map((event) => (event.kind === 'data' ? event.text : '')).join('');
  return { records: csv.split('\r\n').slice(0, -1), others: events.filter(({ kind }) => kind !== 'data') };
}

function message(id: number, body: string) {
  return { id, session: 'hash', type: 'report', subject: 'feedback', body, created: NOW };
}

test('feedback has one row per message, in any number', async () => {
  await site.db.insert(feedback).values(Array.from({ length: 1201 }, (_, index) => message(index + 1, `No ${index + 1}`)));
  const { records, others } = await exported({ what: 'feedback' });
  expect(records).toHaveLength(1202);
  expect(records[0]).toBe('id,created,type,subject,message,reader');
  expect(records[1201]).toMatch(/^1201,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ,report,feedback,No 1201,hash$/);
  expect(others).toEqual([{ kind: 'note', text: '1201 rows written.' }]);
});

test('escapes formulas in feedback', async () => {
  await site.db.insert(feedback).values(message(1, '=HYPERLINK("http://x","y")'));
  expect((await exported({ what: 'feedback' })).records[1]).toContain(`,"'=HYPERLINK(""http://x"",""y"")",`);
});

test('exports every attack text of the list as it was written', async () => {
  await site.db.insert(feedback).values(ATTACKS.map((attack, index) => message(index + 1, storableText(attack))));
  const { records } = await exported({ what: 'feedback' });
  // No attack contains a line break that could end a record.
  expect(records.slice(1).map((record) => /^\d+,[^,]*,report,feedback,(.*),hash$/s.exec(record)![1])).toEqual(
    ATTACKS.map((attack) => expect.stringContaining(storableText(attack).replaceAll('"', '""'))),
  );
});

test('a survey has a column per question, and only its own answers', async () => {
  const row = { language: 'eng', respondent: 'hash', created: NOW };
  await site.db.insert(questionnaireAnswers).values([
    {
      ...row,
      questionnaireKey: 'spring',
      os: 'android',
      osVersion: '14',
      appVersion: '=1+1',
      answers: { q1: '2', q3: ['1', '4'] },
    },
    { ...row, questionnaireKey: 'autumn', answers: { q1: '9' } },
  ]);
  const { records } = await exported({ what: 'survey', key: 'spring' });
  expect(records[0]).toMatch(/^created,language,os,os_ver,app_ver,q1,q2,.*,q17,reader$/);
  expect(records.slice(1)).toEqual([expect.stringMatching(/Z,eng,android,14,'=1\+1,2,,"1; 4",+hash$/)]);
  const { records: none, others } = await exported({ what: 'survey', key: 'sprnig' });
  expect(none).toEqual([]);
  expect(others).toEqual([
    { kind: 'error', where: 'sprnig', what: 'has no answers.', todo: 'There are answers to: autumn, spring.' },
  ]);
});
