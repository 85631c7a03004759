/**
 * The small content of page tests and journeys: one content pack (docs/content-packs.md) with one of each kind.
 * Its pictures are plain shapes, drawn when the pack is written.
 */
import { LOCALES } from '../../webpack/releaseFiles.mjs';

/** A text in every language of the site, made from one word. */
function inAll(text) {
  return Object.fromEntries(LOCALES.map((lang) => [lang, `${text} (${lang})`]));
}

export const WORKS = {
  'neon-harbor': {
    work: {
      direction: 'rtl',
      genres: ['action', 'mystery'],
      publisher: 'harbor-press',
      rating: 'TEEN',
      updateTiming: 'MONDAY',
      nextChapter: 'today+4d 00:00',
      simulRelease: true,
      viewCount: 48210,
      titles: {
        en: { name: 'Neon Harbor', author: 'Aiko Marlowe', overview: 'A night watch hears the city sing.' },
        es: { name: 'Puerto de neón', author: 'Aiko Marlowe', overview: 'La guardia de noche oye cantar a la ciudad.' },
        ru: { name: 'Неоновая гавань', author: 'Айко Марлоу', overview: 'Ночной дозор слышит, как поёт город.' },
        th: { name: 'ท่าเรือนีออน', author: 'ไอโกะ มาร์โลว์', overview: 'ยามกลางคืนได้ยินเสียงเมืองร้องเพลง' },
      },
      // The middle chapters have no pages, as on a site that shows only the first and the latest ones.
      chapters: Array.from({ length: 8 }, (_, index) => ({
        number: index + 1,
        name: `#00${index + 1}`,
        subTitle: inAll(`Watch ${index + 1}`),
        // Whole days, so that the content looks the same at every hour. The last chapter is still to come.
        published: index === 7 ? 'today+4d 00:00' : `today-${(7 - index) * 7}d 00:00`,
        ...(index === 0 && { ends: 'today+5d 15:00' }),
      })),
    },
    drawn: {
      languages: ['en', 'es', 'ru', 'th'],
      chapters: [1, 2, 3, 7, 8],
      pages: ['001', '002', '003.right', '004.left', '005'],
      size: [80, 120],
    },
  },
  'paper-tower': {
    work: {
      direction: 'vertical',
      genres: ['comedy'],
      publisher: 'harbor-press',
      rating: 'ALLAGE',
      updateTiming: 'DAY',
      viewCount: 9120,
      titles: {
        en: { name: 'Paper Tower', author: 'Jon Vale', overview: 'A tower of paper, a city of wind.' },
        fr: { name: 'La tour de papier', author: 'Jon Vale', overview: 'Une tour de papier, une ville de vent.' },
        ru: { name: 'Бумажная башня', author: 'Джон Вейл', overview: 'Башня из бумаги, город из ветра.' },
      },
      chapters: [1, 2].map((number) => ({
        number,
        name: `#00${number}`,
        subTitle: inAll(`Floor ${number}`),
        published: number === 2 ? 'today 00:00' : 'today-3d 00:00',
      })),
    },
    drawn: { languages: ['en', 'fr', 'ru'], chapters: [1, 2], pages: ['001', '002', '003'], size: [80, 400] },
  },
  'moon-market': {
    work: {
      direction: 'ltr',
      genres: ['fantasy'],
      publisher: 'harbor-press',
      rating: 'TEENPLUS',
      updateTiming: 'NOT_REGULARLY',
      viewCount: 77,
      titles: {
        en: { name: 'Moon Market', author: 'Ines Ruiz', overview: 'What is sold there is not on any list.' },
        id: { name: 'Pasar Bulan', author: 'Ines Ruiz', overview: 'Yang dijual di sana tak ada di daftar mana pun.' },
        pt: { name: 'Mercado da Lua', author: 'Inês Ruiz', overview: 'O que lá se vende não está em lista nenhuma.' },
      },
      chapters: [{ number: 1, name: 'One-Shot', subTitle: inAll('Stall'), published: 'today-3d 00:00' }],
    },
    drawn: { languages: ['en', 'id', 'pt'], chapters: [1], pages: ['001', '002', '003'], panelled: ['002'], size: [80, 120] },
  },
};

export const PACK = { key: 'test-shelf', name: 'Test shelf' };

export const PUBLISHERS = [
  {
    key: 'harbor-press',
    name: 'Harbor Press',
    banner: { image: 'images/publisher.png', url: '/publisher_news/harbor-press' },
    news: [
      { key: 'two-million', published: 'today-6d', subject: inAll('Two million copies'), body: inAll('Thank you') },
      { key: 'exhibition', published: 'today-20d', subject: inAll('An exhibition'), body: inAll('Come and see') },
    ],
  },
];

/** A banner that links to a work, in the languages of that work. */
function banner(key, image, work) {
  const languages = Object.keys(WORKS[work].work.titles);
  return { key, images: Object.fromEntries(languages.map((lang) => [lang, `images/${image}.png`])), url: `/titles/${work}` };
}

export const HOME = {
  topBanners: ['neon-harbor', 'paper-tower', 'moon-market', 'neon-harbor'].map((work, index) => ({
    ...banner(`top-${index}`, `top-${index}`, work),
    method: 'PUSH',
  })),
  featured: {
    main: banner('main', 'top-0', 'neon-harbor'),
    sub1: banner('sub-1', 'wide', 'paper-tower'),
    sub2: banner('sub-2', 'wide', 'moon-market'),
    contents: [
      { list: { key: 'night', name: inAll('Stories for the night'), works: ['neon-harbor', 'moon-market', 'paper-tower'] } },
      { banner: banner('content', 'wide', 'neon-harbor') },
    ],
  },
  highlight: { work: 'neon-harbor', chapter: 1 },
};

export const ANNOUNCEMENTS = [
  { key: 'dark-theme', date: 'today-2d', title: inAll('A dark theme'), body: inAll('<p>Paper turns to <b>ink</b>.</p>') },
  { key: 'seven-languages', date: 'today-30d', title: inAll('Seven languages'), body: inAll('<p>Read in yours.</p>') },
];

export const FAQ = [
  { key: 'account', question: inAll('Do I need an account?'), answer: inAll('<p>No. Just <b>read</b>.</p>') },
  {
    key: 'cafe',
    question: inAll('Where is the café?'),
    answer: inAll('<p>Behind the harbour. <a href="/feedback">Tell us</a> if not.</p>'),
  },
  {
    key: 'night',
    question: inAll('Is there a dark theme?'),
    answer: inAll('<p>Yes, with the account of your eyes in mind.</p>'),
  },
];

export const LEGAL = ['privacy', 'terms', 'copyright'].map((key) => ({
  key,
  date: '2026-11-01T00:00Z',
  // No French text: a reader in French gets the English one.
  body: { ...inAll(`<p>What the publisher says of ${key}.</p><h3>In short</h3>`), fr: undefined },
}));

/** The dates of docs/specification.md §9. */
export const CAMPAIGNS = [{ key: 'latin-america', regions: ['AR', 'MX'], from: '2021-06-01T00:00Z', until: '2021-12-31T00:00Z' }];

export const COMMENTS = {
  icons: ['images/icon.png'],
  comments: ['The ending!', 'That rain.', 'Once more from the start.'].map((body, index) => ({
    work: 'neon-harbor',
    lang: 'en',
    chapter: 1,
    user: `Reader ${index + 1}`,
    icon: 0,
    body,
    created: `today-${index + 1}d`,
    likes: 14 - index,
  })),
};

/** Pictures that belong to no work: name and size. */
export const IMAGES = {
  'publisher.png': [120, 40],
  'top-0.png': [128, 72],
  'top-1.png': [128, 72],
  'top-2.png': [128, 72],
  'top-3.png': [128, 72],
  'wide.png': [120, 40],
  'icon.png': [48, 48],
};
