import { coverOf } from '../cover/covers';
import { fontFor, hasGlyphs } from '../lettering/fonts';
import { LANGUAGES, type Texts } from '../lettering/language';
import { lettered } from '../lettering/wrap';
import { chapterScript, subtitleOf } from './chapterScript';
import { loadCommonWords, loadStory, storyKeys } from './loadStory';

const common = loadCommonWords();
const stories = storyKeys().map(loadStory);

function expectAll(texts: Texts, langs: readonly (keyof Texts)[], where: string): void {
  for (const lang of langs)
    expect({ where, lang, isThere: Boolean(texts[lang]?.trim()) }).toEqual({ where, lang, isThere: true });
}

describe('the collection of stories', () => {
  it('has at least twelve works, and at least five in each language', () => {
    expect(stories.length).toBeGreaterThanOrEqual(12);
    for (const lang of LANGUAGES)
      expect(stories.filter((story) => story.languages.includes(lang)).length).toBeGreaterThanOrEqual(5);
  });

  it('has works in all reading directions', () => {
    expect(new Set(stories.map((story) => story.direction))).toEqual(new Set(['ltr', 'rtl', 'vertical']));
  });

  it('has works of three to forty chapters', () => {
    const counts = stories.map((story) => story.schedule.count);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBe(40);
  });

  it('has the common words in every language', () => {
    expectAll(common.toBeContinued, LANGUAGES, 'toBeContinued');
    for (const [key, texts] of Object.entries(common.sounds)) expectAll(texts, LANGUAGES, key);
    for (const { words } of common.reactions) expectAll(words, LANGUAGES, 'reaction');
  });
});

describe.each(stories)('$key', (story) => {
  const { languages } = story;

  it('has every text in each of its languages', () => {
    for (const texts of story.subtitles) expectAll(texts, languages, 'subtitle');
    for (const texts of story.fillers) expectAll(texts, languages, 'filler');
    for (const beat of story.beats) for (const line of beat.lines) expectAll(line.words, languages, `${beat.role} ${line.who}`);
  });

  it('uses only people of its cast and existing sounds, and every role of a beat', () => {
    for (const beat of story.beats) {
      for (const { who } of beat.lines) expect(who === '-' || story.cast[who] !== undefined).toBe(true);
      if (beat.sound) expect(Object.keys(common.sounds)).toContain(beat.sound);
    }
    expect(new Set(story.beats.map((beat) => beat.role))).toEqual(new Set(['open', 'talk', 'turn', 'hook']));
  });

  it('has a glyph for every character of its lettering', () => {
    for (const lang of languages) {
      const spoken = story.beats.flatMap((beat) => beat.lines.map((line) => line.words[lang] ?? ''));
      const names = story.subtitles.map((texts) => texts[lang] ?? '');
      for (const text of [...spoken, ...names])
        expect({ text, isDrawable: hasGlyphs(fontFor('speech', lang), lettered(text, lang)) }).toEqual({
          text,
          isDrawable: true,
        });
      const words = story.titles[lang];
      const { voice } = coverOf(story.key).title;
      expect(hasGlyphs(fontFor(voice, lang), words?.name ?? '')).toBe(true);
      expect(hasGlyphs(fontFor('byline', lang), words?.author ?? '')).toBe(true);
    }
  });

  it('gives the same script for the same chapter, and another one for another chapter', () => {
    const once = JSON.stringify(chapterScript(story, common, 1));
    expect(JSON.stringify(chapterScript(story, common, 1))).toBe(once);
    expect(JSON.stringify(chapterScript(story, common, 2))).not.toBe(once);
  });

  it('fills every slot and names every chapter', () => {
    for (let number = 1; number <= story.schedule.count; number++) {
      expect(JSON.stringify(chapterScript(story, common, number))).not.toContain('{slot}');
      expectAll(subtitleOf(story, common, number), languages, `subtitle ${number}`);
    }
  });
});
