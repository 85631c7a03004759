import type { LanguageInfo, Locale } from '@komawari/shared-domain';

const TEXTS: Readonly<Record<Locale, string>> = {
  en: 'Read serialized comics in seven languages, free and without an account: new chapters every week, one page or one panel at a time.',
  es: 'Lee cómics por entregas en siete idiomas, gratis y sin crear una cuenta: capítulos nuevos cada semana, página a página o viñeta a viñeta.',
  fr: 'Lisez des bandes dessinées à suivre en sept langues, gratuitement et sans compte : de nouveaux chapitres chaque semaine, page par page ou case par case.',
  id: 'Baca komik berseri dalam tujuh bahasa, gratis dan tanpa akun: bab baru setiap minggu, halaman demi halaman atau panel demi panel.',
  pt: 'Leia quadrinhos em capítulos em sete idiomas, de graça e sem criar conta: capítulos novos toda semana, página por página ou quadro a quadro.',
  ru: 'Комиксы с продолжением на семи языках, бесплатно и без регистрации: новые главы каждую неделю, страница за страницей или кадр за кадром.',
  th: 'อ่านการ์ตูนรายตอนได้เจ็ดภาษา ฟรีและไม่ต้องสมัครสมาชิก มีตอนใหม่ทุกสัปดาห์ อ่านทีละหน้าหรือทีละช่องก็ได้',
};

/** What search engines and messengers say of a page that is about no single title, in its language. */
export function siteDescription({ locale }: LanguageInfo): string {
  return TEXTS[locale];
}
