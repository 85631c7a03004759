import { LANGUAGES } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import { pushText } from './pushText';

const message = {
  chapterId: 7,
  token: 't',
  language: Language.FRENCH,
  titleName: 'Neon Harbor',
  titleLanguage: Language.ENGLISH,
  chapterName: '#012',
  subTitle: 'Cost: $& more',
  coverImage: 'cover.webp',
  attempts: 1,
};

test('writes a message in the reader’s language, with the chapter’s name', () => {
  expect(pushText(message)).toEqual({
    title: 'Neon Harbor',
    body: 'Nouveau chapitre\u202f: #012 – Cost: $& more',
    icon: '/images/cover.webp',
    url: '/viewer/7',
    tag: 'chapter-7',
    lang: 'fr',
  });
});

test('omits the subtitle if there is none', () => {
  expect(pushText({ ...message, language: Language.ENGLISH, subTitle: '' }).body).toBe('New chapter: #012');
});

test('has a text in each of the seven languages', () => {
  const bodies = LANGUAGES.map(({ wire }) => pushText({ ...message, language: wire }).body);
  expect(new Set(bodies).size).toBe(7);
});
