/**
 * A pseudo-language: every message of ours in brackets, with accents, and half as long again. Text without brackets does not come
 * from the catalogs.
 */
import type { Page } from '@playwright/test';

/** Message catalogs reach the page as JSON. From now on, every catalog that is parsed is in the pseudo-language. */
export async function enablePseudoLocale(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const accents: Readonly<Record<string, string>> = {
      a: 'á',
      e: 'ë',
      i: 'ï',
      o: 'ô',
      u: 'ü',
      c: 'ç',
      n: 'ñ',
      y: 'ý',
      A: 'Å',
      E: 'É',
      O: 'Ö',
    };
    /** The message parser's number for text parts. */
    const TEXT = 0;
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, ...rest: [undefined?]) => {
      const value: unknown = parse(text, ...rest);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const entries = Object.entries(value);
      const isCatalog = entries.some(([id]) => /^(shell|catalog|viewer|comments|engagement)\.\w+\.\w+/.test(id));
      return isCatalog ? Object.fromEntries(entries.map(([id, message]) => [id, inBrackets(message)])) : value;
    };

    /**
     * A part of a parsed message: text, a value, or a part that contains others: a choice for each case, the content of a tag.
     */
    type Part = { type: number; value: unknown; options?: Record<string, { value: Part[] }>; children?: Part[] };

    /** A message is a string, or a list of parts if it contains values. */
    function inBrackets(message: unknown): unknown {
      if (typeof message === 'string') return `⟦${longer(message)}⟧`;
      if (!Array.isArray(message)) return message;
      const [open, close] = ['⟦', '⟧'].map((value) => ({ type: TEXT, value }));
      return [open, ...message.map(longerPart), close];
    }

    function longerPart(part: Part): Part {
      if (part.type === TEXT) return { ...part, value: longer(String(part.value)) };
      const { options = {}, children } = part;
      const cases = Object.entries(options).map(([name, { value }]) => [name, { value: value.map(longerPart) }]);
      return {
        ...part,
        ...(part.options && { options: Object.fromEntries(cases) }),
        ...(children && { children: children.map(longerPart) }),
      };
    }

    function longer(text: string): string {
      const marked = text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
      const words = marked.split(' ').filter((word) => word.length > 3);
      return /\p{L}/u.test(text)
        ? `${marked}${words
            .slice(0, Math.ceil(words.length / 2))
            .map((word) => ` ${word}`)
            .join('')}`
        : text;
    }
  });
}

/** Collects the texts of all API answers from now on. On the page, they are content and not messages of ours. */
export function collectContent(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.includes('/api/')) answers.push(response.body().then(String, () => ''));
  });
  return () => Promise.all(answers);
}

/** The publisher's description of itself in all languages, from the page at `/about_us`. */
export function aboutPublisher(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { config } = JSON.parse(document.getElementById('komawari-composition')!.textContent!) as {
      config: { about: unknown };
    };
    return JSON.stringify(config.about);
  });
}

/** Words on the page that come neither from a catalog nor from content, and are no date or number in the browser's format. */
export function untranslatedTexts(page: Page, content: readonly string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const words = new Set<string>();
    const inBrackets = /⟦[^⟦⟧]*⟧/;
    // The end of every title, the copyright line, and dates and times as the browser formats them.
    const ofBrowser =
      / \| Komawari$|^© \d{4} Komawari$|\b(?:\w+day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*)\b|\b[AP]M\b|\b\d+ \w+ ago\b/g;
    const tell = (text: string) => {
      let rest = text;
      // A message can contain another one.
      while (inBrackets.test(rest)) rest = rest.replace(inBrackets, ' ');
      rest = rest.replace(ofBrowser, ' ').trim();
      const ofRest = rest.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /\p{L}{2}/u.test(word));
      // Names of content are combined, as in "#001 (Neon Harbor)".
      if (!known.some((one) => one.includes(rest)) && ofRest.some((word) => !known.some((one) => one.includes(word))))
        words.add(text);
    };
    for (const element of document.body.querySelectorAll('*')) {
      // A message may contain elements, such as a link or a date. It is checked as a whole.
      const isPart = element.parentElement && isOfMessage(element.parentElement);
      if (isPart || element.closest('time, script, style, noscript, svg, abbr')) continue;
      if (isOfMessage(element)) tell(element.textContent ?? '');
      else for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) tell(node.nodeValue ?? '');
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) tell(element.getAttribute(name) ?? '');
    }
    return [...words];

    function isOfMessage(element: Element): boolean {
      return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /[⟦⟧]/.test(node.nodeValue ?? ''));
    }
  }, content);
}
