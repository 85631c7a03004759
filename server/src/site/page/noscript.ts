import { LANGUAGES, type Locale } from '@komawari/shared-domain';

/** This is true whether or not the page contains its content. Lists and search work without scripts too. */
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
 * The message that browsers without scripts show at the bottom of the window. Every page contains it in all languages, and CSS
 * shows the one of the document (`no-scripts.css` of shared-ui).
 */
export const NOSCRIPT = `<noscript><div class="no-scripts">${PARAGRAPHS.join('')}</div></noscript>`;

/**
 * A screen that only browsers without scripts show, before the content that the others start with. A nested `</noscript>` would
 * close the outer one, so the inner tags are removed. Their content must be visible anyway.
 */
export function shownWithoutScripts(html: string | undefined): string {
  return html === undefined ? '' : `<noscript>${html.replaceAll(/<\/?noscript>/g, '')}</noscript>`;
}
