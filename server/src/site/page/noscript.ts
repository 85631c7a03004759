import { LANGUAGES, type Locale } from '@komawari/shared-domain';

/** True whether the page came with its content or without. */
const TEXTS: Readonly<Record<Locale, string>> = {
  en: 'To read chapters, search and keep favorites, please turn on JavaScript.',
  es: 'Para leer capítulos, buscar y guardar favoritos, activa JavaScript.',
  fr: 'Pour lire des chapitres, chercher et garder des favoris, activez JavaScript.',
  id: 'Untuk membaca bab, mencari, dan menyimpan favorit, aktifkan JavaScript.',
  pt: 'Para ler capítulos, buscar e guardar favoritos, ative o JavaScript.',
  ru: 'Чтобы читать главы, искать и хранить избранное, включите JavaScript.',
  th: 'หากต้องการอ่านตอนต่าง ๆ ค้นหา และเก็บรายการโปรด โปรดเปิดใช้งาน JavaScript',
};

const PARAGRAPHS = LANGUAGES.map(({ locale, tag }) => `<p lang="${tag}">${TEXTS[locale]}</p>`);

/**
 * What a browser without scripts shows at the foot of the window. Every page has all languages, and styles alone choose the
 * document's (`no-scripts.css` of shared-ui).
 */
export const NOSCRIPT = `<noscript><div class="no-scripts">${PARAGRAPHS.join('')}</div></noscript>`;
