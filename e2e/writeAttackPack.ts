import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LEGAL_PAGES } from '@komawari/shared-domain';
import { ATTACKS } from '@komawari/shared-proto/fixtures';

const LANGUAGES = ['en', 'th'];
const MAX_NAME_LENGTH = 200;

/** Texts that would end a line of a calendar, an element of a feed, or a script in the page's HTML. */
const OF_OTHER_FORMATS = [
  'x\r\nEND:VCALENDAR\r\nATTENDEE:mailto:a@evil.example',
  ']]></title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"};alert(1);//',
];

export const ATTACK_TEXTS = [...ATTACKS, ...OF_OTHER_FORMATS];

/** The names are spread over this many works with two languages each. */
const WORKS = 6;

/** Puts as many attacks into one name as fit, so that few titles contain them all. */
export const ATTACK_NAMES = ATTACK_TEXTS.reduce<string[]>((names, attack) => {
  const longer = `${names.at(-1) ?? ''} ${attack}`.trim();
  return longer.length <= MAX_NAME_LENGTH && names.length > 0 ? [...names.slice(0, -1), longer] : [...names, attack];
}, []);

/** A single pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const inAll = <Value>(value: Value) => Object.fromEntries(LANGUAGES.map((language) => [language, value]));

const nameAt = (index: number) => ATTACK_NAMES[index % ATTACK_NAMES.length]!;

/** A content pack where every text of an editor is an attack, and every URL is one that must not be followed. */
export async function writeAttackPack(folder: string): Promise<void> {
  const chapters = ATTACK_NAMES.slice(0, 4).map((name, index) => ({
    number: index + 1,
    name,
    subTitle: inAll(nameAt(index + 4)),
    published: index === 3 ? 'today+2d' : `today-${3 - index}d`,
  }));
  for (let index = 0; index < WORKS; index += 1) {
    const titles = Object.fromEntries(LANGUAGES.map((language, at) => [language, titleAt(3 * (2 * index + at))]));
    const key = `attack-${index + 1}`;
    const own = index === 0 ? chapters : chapters.slice(0, 1);
    await write(folder, `works/${key}/work.yaml`, {
      direction: 'ltr',
      publisher: 'evil',
      genres: [nameAt(index)],
      updateTiming: 'DAY',
      titles,
      chapters: own,
    });
    for (const { number } of own) {
      for (const language of LANGUAGES) await write(folder, `works/${key}/chapters/${language}/${number}/001.png`, PICTURE);
    }
  }
  await write(folder, 'pack.yaml', { key: 'attacks', name: 'Attacks' });
  await write(folder, 'images/dot.png', PICTURE);
  await write(folder, 'publishers.yaml', [publisher()]);
  await write(folder, 'home.yaml', home());
  await write(
    folder,
    'announcements.yaml',
    entries().map(({ key, text, only }) => ({ key, date: 'today-1d', title: only(text), body: only(`<p>Before</p>${text}`) })),
  );
  await write(
    folder,
    'faq.yaml',
    entries().map(({ key, text, only }) => ({ key, question: only(text), answer: only(`<p>Before</p>${text}`) })),
  );
  await write(
    folder,
    'legal.yaml',
    LEGAL_PAGES.map((key) => ({ key, date: 'today-1d', body: { en: ATTACK_TEXTS.join('\n') } })),
  );
  await write(folder, 'comments.yaml', {
    icons: ['images/dot.png'],
    comments: entries().map(({ text }) => ({
      work: 'attack-1',
      lang: 'en',
      chapter: 1,
      user: text,
      body: text,
      created: 'today-1d',
    })),
  });
}

/** Three consecutive names, so that all works together contain every one. */
function titleAt(index: number) {
  return {
    name: nameAt(index),
    author: nameAt(index + 1),
    viewingPeriod: nameAt(index + 2),
    overview: ATTACK_TEXTS.join('\n'),
    nonAppearance: nameAt(index),
  };
}

/** Each attack in one of the languages. There are no more of them than the hundred newest that a page shows. */
function entries() {
  return ATTACK_TEXTS.map((text, index) => {
    const only = (value: string) => ({ [LANGUAGES[index % LANGUAGES.length]!]: value });
    return { key: `attack-${index}`, text, only };
  });
}

function publisher() {
  const news = entries().map(({ key, text, only }) => ({
    key,
    published: 'today-1d',
    subject: only(text),
    body: only(text),
    url: 'https://evil.example/',
  }));
  return { key: 'evil', name: nameAt(0), banner: { image: 'images/dot.png', url: 'https://evil.example/' }, news };
}

function home() {
  const banner = (key: string, url: string) => ({ key, images: inAll('images/dot.png'), url });
  const list = (name: string, index: number) => ({
    list: { key: `list-${index}`, name: inAll(name), works: ['attack-1', 'attack-2'] },
  });
  return {
    topBanners: ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'https://evil.example/'].map(
      (url, index) => banner(`top-${index}`, url),
    ),
    popup: banner('popup', 'https://evil.example/'),
    featured: { main: banner('main', 'https://evil.example/'), contents: ATTACK_NAMES.map(list) },
  };
}

async function write(folder: string, name: string, content: unknown): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  // JSON is valid YAML.
  await writeFile(file, Buffer.isBuffer(content) ? content : JSON.stringify(content));
}
