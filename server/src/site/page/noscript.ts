import { LANGUAGES, type Locale } from '@komawari/shared-domain';

const TEXTS: Readonly<Record<Locale, string>> = {
  en: 'To read here, please turn on JavaScript.',
  es: 'Para leer aquí, activa JavaScript.',
  fr: 'Pour lire ici, activez JavaScript.',
  id: 'Untuk membaca di sini, aktifkan JavaScript.',
  pt: 'Para ler aqui, ative o JavaScript.',
  ru: 'Чтобы читать здесь, включите JavaScript.',
  th: 'หากต้องการอ่านที่นี่ โปรดเปิดใช้งาน JavaScript',
};

const PARAGRAPHS = LANGUAGES.map(({ locale, tag }) => `<p lang="${tag}">${TEXTS[locale]}</p>`);

/** What a browser without scripts shows, whatever language its reader speaks. */
export const NOSCRIPT = `<noscript>${PARAGRAPHS.join('')}</noscript>`;
