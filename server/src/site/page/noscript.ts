import { LANGUAGES } from '../../content/languages';

/** In the order of the wire's numbers. */
const TEXTS = [
  'To read here, please turn on JavaScript.',
  'Para leer aquí, activa JavaScript.',
  'Pour lire ici, activez JavaScript.',
  'Untuk membaca di sini, aktifkan JavaScript.',
  'Para ler aqui, ative o JavaScript.',
  'Чтобы читать здесь, включите JavaScript.',
  'หากต้องการอ่านที่นี่ โปรดเปิดใช้งาน JavaScript',
];

/** What a browser without scripts shows, whatever language its reader speaks. */
export const NOSCRIPT = `<noscript>${TEXTS.map((text, wire) => `<p lang="${LANGUAGES[wire]!.tag}">${text}</p>`).join('')}</noscript>`;
