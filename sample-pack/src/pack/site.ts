import { ICON_COUNT } from '../cover/avatars';
import type { Language, Texts } from '../lettering/language';
import { type Banner, loadBanners, readSite } from '../story/banners';
import { Fields, oneOf, textsOf } from '../story/fields';
import { readYaml } from '../story/loadStory';
import type { Story } from '../story/story';
import { datesOf, parseRelative, relative } from './schedule';

export interface Publisher {
  key: string;
  name: string;
  news: readonly { key: string; published: string; subject: Texts; body: Texts }[];
}
export interface Announcement {
  key: string;
  date: string;
  title: Texts;
  body: Texts;
}
export interface Question {
  key: string;
  question: Texts;
  answer: Texts;
}
export interface LegalPage {
  key: string;
  date: string;
  body: Texts;
}
export interface Campaign {
  key: string;
  regions: readonly string[];
  from: string;
  until: string;
}
export type HomeContent = { list: { key: string; name: Texts; works: readonly string[] } } | { banner: string };
export interface Home {
  top: readonly string[];
  /** Each language gets the first one whose work exists in it. */
  main: readonly string[];
  sub1: string;
  sub2: string;
  popup: string;
  highlight: { work: string; chapter: number };
  contents: readonly HomeContent[];
}

/** Everything besides the works, limited to the works that are present. */
export interface Site {
  banners: readonly Banner[];
  publishers: readonly Publisher[];
  home: Home;
  announcements: readonly Announcement[];
  faq: readonly Question[];
  legal: readonly LegalPage[];
  campaigns: readonly Campaign[];
  pictures: readonly string[];
}

export function loadSite(stories: readonly Story[]): Site {
  const present = new Map(stories.map((story) => [story.key, story]));
  const banners = loadBanners().flatMap((banner): Banner[] => {
    const story = present.get(banner.work);
    const langs = story?.languages.filter((lang) => banner.words[lang]) ?? [];
    return langs.length ? [{ ...banner, langs }] : [];
  });
  const publishers = Fields.of(readYaml('_news.yaml'), 'news');
  const news = publishers.list('publishers').map((value, i) => publisherOf(Fields.of(value, `publishers[${i}]`)));
  const used = news.filter(({ key }) => stories.some((story) => story.publisher === key));
  const pictures = [...used.map(({ key }) => `banner-${key}`), ...Array.from({ length: ICON_COUNT }, (_, i) => `icon-${i + 1}`)];
  return {
    banners,
    publishers: used,
    home: homeOf(readSite().map('home')),
    announcements: publishers.list('announcements').map((value, i) => announcementOf(Fields.of(value, `announcements[${i}]`))),
    faq: loadFaq(),
    ...loadLegal(),
    pictures,
  };
}

function publisherOf(fields: Fields): Publisher {
  const news = fields.list('news').map((value, i) => {
    const item = Fields.of(value, `${fields.where}.news[${i}]`);
    return {
      key: item.text('key'),
      published: item.text('published'),
      subject: textsOf(item.raw('subject'), item.where),
      body: textsOf(item.raw('body'), item.where),
    };
  });
  return { key: fields.text('key'), name: fields.text('name'), news };
}

function announcementOf(fields: Fields): Announcement {
  return {
    key: fields.text('key'),
    date: fields.text('date'),
    title: textsOf(fields.raw('title'), fields.where),
    body: textsOf(fields.raw('body'), fields.where),
  };
}

function loadFaq(): Question[] {
  return Fields.of(readYaml('_faq.yaml'), 'faq')
    .list('faq')
    .map((value, i) => {
      const item = Fields.of(value, `faq[${i}]`);
      return {
        key: item.text('key'),
        question: textsOf(item.raw('question'), item.where),
        answer: textsOf(item.raw('answer'), item.where),
      };
    });
}

function loadLegal(): Pick<Site, 'legal' | 'campaigns'> {
  const file = Fields.of(readYaml('_legal.yaml'), 'legal');
  const entries = (name: string) => file.list(name).map((value, i) => Fields.of(value, `${name}[${i}]`));
  return {
    legal: entries('legal').map((page) => ({
      key: page.text('key'),
      date: page.text('date'),
      body: textsOf(page.raw('body'), page.where),
    })),
    campaigns: entries('campaigns').map((campaign) => ({
      key: campaign.text('key'),
      regions: campaign.list('regions').map(String),
      from: campaign.text('from'),
      until: campaign.text('until'),
    })),
  };
}

function homeOf(fields: Fields): Home {
  const contents = fields.list('contents').map((value, i): HomeContent => {
    const content = Fields.of(value, `contents[${i}]`);
    if (content.has('banner')) return { banner: content.text('banner') };
    const list = content.map('list');
    return {
      list: { key: list.text('key'), name: textsOf(list.raw('name'), list.where), works: list.list('works').map(String) },
    };
  });
  return {
    top: fields.list('top').map(String),
    main: fields.list('main').map(String),
    sub1: fields.text('sub1'),
    sub2: fields.text('sub2'),
    popup: fields.text('popup'),
    highlight: highlightOf(fields.map('highlight')),
    contents,
  };
}

function highlightOf(fields: Fields): Home['highlight'] {
  return { work: fields.text('work'), chapter: fields.number('chapter') };
}

export interface Comment {
  work: string;
  lang: Language;
  chapter: number;
  user: string;
  icon: number;
  body: string;
  created: string;
  likes: number;
}

/** Loads the comments. A chapter below 1 counts from the newest: 0 is the newest, -1 the one before. */
export function loadComments(stories: readonly Story[], langs: readonly Language[]): Comment[] {
  const fields = Fields.of(readYaml('_comments.yaml'), 'comments');
  return fields.list('comments').flatMap((value, i): Comment[] => {
    const comment = Fields.of(value, `comments[${i}]`);
    const lang = oneOf(comment.text('lang'), langs, comment.where);
    const story = stories.find(({ key }) => key === comment.text('work'));
    if (!story?.languages.includes(lang)) return [];
    const chapter = comment.number('chapter');
    const number = chapter < 1 ? story.schedule.count + chapter : chapter;
    return [
      {
        work: story.key,
        lang,
        chapter: number,
        user: comment.text('user'),
        icon: comment.number('icon', 0),
        body: comment.text('body'),
        created: notBefore(datesOf(story, number).published, comment.text('created')),
        likes: comment.number('likes', 0),
      },
    ];
  });
}

/** Nobody comments on a chapter before its publication. A comment that is too early moves into the chapter's first hour. */
function notBefore(published: string, created: string): string {
  const [out, wanted] = [parseRelative(published), parseRelative(created)];
  // A day of the week is never after today, so this works for it too.
  if (wanted.days > out.days) return created;
  return relative({ ...out, hour: `${out.hour.slice(0, 3)}${wanted.hour.slice(3)}` });
}
