import { placeWords } from '../page/letterSheet';
import { planSheet } from '../page/sheet';
import { chapterScript } from '../story/chapterScript';
import { loadCommonWords, loadStory, storyKeys } from '../story/loadStory';
import { fit, holds } from './fit';
import { fontFor, outline, unitWidth } from './fonts';
import { LANGUAGES } from './language';
import { lettered, pieces, wrap } from './wrap';

const LONG = {
  en: 'They say no courier has ever crossed the river before dawn.',
  ru: 'Говорят, ни один курьер не переходил реку до рассвета.',
  th: 'เขาว่ากันว่าไม่เคยมีคนส่งของคนไหนข้ามแม่น้ำได้ก่อนรุ่งสาง',
} as const;

describe('wrap', () => {
  it.each(['en', 'ru', 'th'] as const)('breaks %s text into lines that fit, and loses no text', (lang) => {
    const font = fontFor('speech', lang);
    const lines = wrap(LONG[lang], font, 9, lang);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(unitWidth(font, line)).toBeLessThanOrEqual(9);
    expect(lines.join('').replaceAll(' ', '')).toBe(LONG[lang].replaceAll(' ', ''));
  });

  it('breaks Thai between words, and never before a repetition or punctuation mark', () => {
    expect(pieces('รอฉันด้วย', 'th')).toEqual(['รอ', 'ฉัน', 'ด้วย']);
    for (const piece of pieces('นี่ ๆ เธออ่านหรือยัง?', 'th')) expect(piece).not.toMatch(/^[ๆ?]/);
  });

  it('sets text in capitals, except Thai', () => {
    expect(lettered('ёлка', 'ru')).toBe('ЁЛКА');
    expect(lettered('รอ', 'th')).toBe('รอ');
  });
});

describe('fit', () => {
  it.each(['en', 'ru', 'th'] as const)('keeps the text of a %s balloon inside its outline', (lang) => {
    const font = fontFor('speech', lang);
    const { lines, size, lineHeight, rx, ry } = fit({
      text: LONG[lang],
      font,
      lang,
      width: 330,
      height: 260,
      size: 31,
      minSize: 16,
      form: 'round',
      padding: 0.6,
    });
    expect(rx * 2).toBeLessThanOrEqual(330);
    expect(ry * 2).toBeLessThanOrEqual(260);
    expect(
      holds(
        lines.map((line) => (unitWidth(font, line) * size) / 2),
        size * lineHeight,
        rx,
        ry,
      ),
    ).toBe(true);
  });
});

describe('outline', () => {
  it('gives Thai combining marks no width', () => {
    const font = fontFor('speech', 'th');
    expect(outline(font, 'ที่', 100).width).toBeCloseTo(outline(font, 'ท', 100).width, 0);
  });
});

describe('the lettering of all stories', () => {
  const common = loadCommonWords();
  const style = { style: 'flat', lean: '#888888', rightToLeft: false } as const;

  it.each(storyKeys())('%s: no balloon is wider than its panel', (key) => {
    const story = loadStory(key);
    for (const script of chapterScript(story, common, 1)) {
      const sheet = planSheet(script, style);
      for (const panel of sheet.panels) {
        panel.script.lines.forEach((line, i) => {
          const slot = panel.slots[i];
          expect(slot).toBeDefined();
          if (!slot) return;
          for (const lang of LANGUAGES.filter((each) => story.languages.includes(each))) {
            expect(placeWords(line, slot, lang, key).fitted.rx * 2).toBeLessThanOrEqual(panel.box.w * 1.05);
          }
        });
      }
    }
  });
});
