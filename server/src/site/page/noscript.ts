import { LANGUAGES, type Locale } from '@komawari/shared-domain';

/** True whether the page came with its content or without. The lists and the search work without scripts too. */
const TEXTS: Readonly<Record<Locale, string>> = {
  en: 'To read chapters, keep favorites and write to us, please turn on JavaScript.',
  es: 'Para leer capítulos, guardar favoritos y escribirnos, activa JavaScript.',
  fr: 'Pour lire les chapitres, garder des favoris et nous écrire, activez JavaScript.',
  id: 'Untuk membaca bab, menyimpan favorit, dan mengirim masukan, aktifkan JavaScript.',
  pt: 'Para ler capítulos, guardar favoritos e escrever para nós, ative o JavaScript.',
  ru: 'Чтобы читать главы, сохранять избранное и писать нам, включите JavaScript.',
  th: 'หากต้องการอ่านตอนต่าง ๆ เก็บรายการโปรด และส่งข้อความถึงเรา โปรดเปิดใช้งาน JavaScript',
};

const PARAGRAPHS = LANGUAGES.map(({ locale, tag }) => `<p lang="${tag}">${TEXTS[locale]}</p>`);

/**
 * What a browser without scripts shows at the foot of the window. Every page has all languages, and styles alone choose the
 * document's (`no-scripts.css` of shared-ui).
 */
export const NOSCRIPT = `<noscript><div class="no-scripts">${PARAGRAPHS.join('')}</div></noscript>`;

/**
 * A screen that only browsers without scripts show, in front of what the others begin with. One `<noscript>` ends at the end of the
 * first inside of it, and what stands in those is to be shown all the same.
 */
export function shownWithoutScripts(html: string | undefined): string {
  return html === undefined ? '' : `<noscript>${html.replaceAll(/<\/?noscript>/g, '')}</noscript>`;
}
