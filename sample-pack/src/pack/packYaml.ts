import { join } from 'node:path';
import { stringify } from 'yaml';
import { LANGUAGES, type Language, type Texts } from '../lettering/language';
import { subtitleOf } from '../story/chapterScript';
import { loadCommonWords } from '../story/loadStory';
import type { CommonWords, Story } from '../story/story';
import { writeWhole } from './files';
import type { Plan, Selection } from './plan';
import { chapterName, datesOf, parseRelative, relative } from './schedule';
import { loadComments, type Site } from './site';
import { bannerPath, picturePath } from './task';

/** Writes every YAML file of the pack, in the format of docs/content-packs.md. */
export function writePackYaml(out: string, { stories, site }: Plan, { only }: Selection): void {
  const write = (path: string, data: unknown): void =>
    writeWhole(join(out, path), stringify(data, { lineWidth: 0, aliasDuplicateObjects: false }));
  const common = loadCommonWords();
  write('pack.yaml', { key: 'sample', name: 'Komawari sample shelf' });
  write('publishers.yaml', publishersYaml(site));
  for (const story of stories) write(`works/${story.key}/work.yaml`, workYaml(story, common));
  write('home.yaml', homeYaml(site, stories));
  // A pack for one language contains no text in the others.
  const langs = only?.includes('/')
    ? LANGUAGES.filter((lang) => stories.some((story) => story.languages.includes(lang)))
    : LANGUAGES;
  write(
    'announcements.yaml',
    site.announcements.map(({ title, body, ...rest }) => ({ ...rest, title: among(title, langs), body: among(body, langs) })),
  );
  write(
    'faq.yaml',
    site.faq.map(({ key, question, answer }) => ({ key, question: among(question, langs), answer: among(answer, langs) })),
  );
  write(
    'legal.yaml',
    site.legal.map(({ body, ...rest }) => ({ ...rest, body: among(body, langs) })),
  );
  write('campaigns.yaml', site.campaigns);
  write('comments.yaml', {
    icons: site.pictures.filter((name) => name.startsWith('icon-')).map(picturePath),
    comments: loadComments(stories, LANGUAGES),
  });
}

function among(texts: Texts, langs: readonly Language[]): Texts {
  return Object.fromEntries(langs.flatMap((lang) => (texts[lang] ? [[lang, texts[lang]]] : [])));
}

export function workYaml(story: Story, common: CommonWords): Record<string, unknown> {
  const { schedule, languages } = story;
  const chapters = Array.from({ length: schedule.count }, (_, i) => {
    const number = i + 1;
    return {
      number,
      name: chapterName(story, number),
      subTitle: among(subtitleOf(story, common, number), languages),
      ...datesOf(story, number),
    };
  });
  return {
    direction: story.direction,
    genres: story.genres,
    publisher: story.publisher,
    rating: story.rating,
    updateTiming: story.updateTiming,
    ...(schedule.next ? { nextChapter: relative(parseRelative(schedule.next)) } : {}),
    simulRelease: story.simulRelease,
    viewCount: story.viewCount,
    titles: Object.fromEntries(languages.map((lang) => [lang, story.titles[lang]])),
    chapters,
  };
}

function publishersYaml({ publishers }: Site): unknown {
  return publishers.map(({ key, name, news }) => ({
    key,
    name,
    banner: { image: picturePath(`banner-${key}`), url: `/publisher_news/${key}` },
    news,
  }));
}

function homeYaml({ home, banners }: Site, stories: readonly Story[]): Record<string, unknown> {
  const bannerYaml = (name: string): Record<string, unknown> | undefined => {
    const banner = banners.find((each) => each.name === name);
    return (
      banner && {
        key: name,
        images: Object.fromEntries(banner.langs.map((lang) => [lang, bannerPath(name, lang)])),
        url: `/titles/${banner.work}`,
      }
    );
  };
  const present = new Set(stories.map(({ key }) => key));
  const contents = home.contents.flatMap((content): Record<string, unknown>[] => {
    if ('banner' in content) return [bannerYaml(content.banner)].flatMap((banner) => (banner ? [{ banner }] : []));
    const works = content.list.works.filter((work) => present.has(work));
    return works.length ? [{ list: { ...content.list, works } }] : [];
  });
  const each = (names: readonly string[]) => names.map(bannerYaml).filter((banner) => banner !== undefined);
  const top = each(home.top).map((banner) => ({ ...banner, method: 'PUSH' }));
  const single = (key: string, name: string): Record<string, unknown> => {
    const banner = bannerYaml(name);
    return banner ? { [key]: banner } : {};
  };
  return {
    topBanners: top,
    featured: { main: each(home.main), ...single('sub1', home.sub1), ...single('sub2', home.sub2), contents },
    ...single('popup', home.popup),
    ...(present.has(home.highlight.work) ? { highlight: home.highlight } : {}),
  };
}
