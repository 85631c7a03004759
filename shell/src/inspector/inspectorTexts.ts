import type { Locale } from '@komawari/shared-domain';

/** The texts of the inspector. They load with it, because nothing else needs them. */
export interface InspectorTexts {
  title: string;
  close: string;
  copy: string;
  copied: string;
  status: Record<'ready' | 'loading' | 'failed' | 'not shown', string>;
  files: string;
  /** Stands after a size: what the browser already had. */
  cached: string;
  phases: Record<'entry' | 'pages' | 'words' | 'styles', string>;
  shared: string;
  duplicate: string;
}

export const WORDS: Readonly<Record<Locale, InspectorTexts>> = {
  en: {
    title: 'What this page is made of',
    close: 'Close',
    copy: 'Copy report',
    copied: 'Copied',
    status: { ready: 'shown', loading: 'loading', failed: 'failed', 'not shown': 'not shown' },
    files: 'Files',
    cached: 'from a cache',
    phases: { entry: 'entry', pages: 'pages', words: 'words', styles: 'styles' },
    shared: 'Shared modules',
    duplicate: 'more than one',
  },
  es: {
    title: 'De qué se compone esta página',
    close: 'Cerrar',
    copy: 'Copiar informe',
    copied: 'Copiado',
    status: { ready: 'visible', loading: 'cargando', failed: 'con error', 'not shown': 'no visible' },
    files: 'Archivos',
    cached: 'de una caché',
    phases: { entry: 'entrada', pages: 'páginas', words: 'textos', styles: 'estilos' },
    shared: 'Módulos compartidos',
    duplicate: 'más de uno',
  },
  fr: {
    title: 'De quoi cette page est faite',
    close: 'Fermer',
    copy: 'Copier le rapport',
    copied: 'Copié',
    status: { ready: 'affichée', loading: 'en chargement', failed: 'en erreur', 'not shown': 'non affichée' },
    files: 'Fichiers',
    cached: 'depuis un cache',
    phases: { entry: 'entrée', pages: 'pages', words: 'textes', styles: 'styles' },
    shared: 'Modules partagés',
    duplicate: 'plus d’un',
  },
  id: {
    title: 'Susunan halaman ini',
    close: 'Tutup',
    copy: 'Salin laporan',
    copied: 'Tersalin',
    status: { ready: 'tampil', loading: 'memuat', failed: 'gagal', 'not shown': 'tidak tampil' },
    files: 'Berkas',
    cached: 'dari cache',
    phases: { entry: 'entri', pages: 'halaman', words: 'teks', styles: 'gaya' },
    shared: 'Modul bersama',
    duplicate: 'lebih dari satu',
  },
  pt: {
    title: 'De que é feita esta página',
    close: 'Fechar',
    copy: 'Copiar relatório',
    copied: 'Copiado',
    status: { ready: 'visível', loading: 'carregando', failed: 'com erro', 'not shown': 'não visível' },
    files: 'Arquivos',
    cached: 'de um cache',
    phases: { entry: 'entrada', pages: 'páginas', words: 'textos', styles: 'estilos' },
    shared: 'Módulos compartilhados',
    duplicate: 'mais de um',
  },
  ru: {
    title: 'Из чего состоит страница',
    close: 'Закрыть',
    copy: 'Скопировать отчёт',
    copied: 'Скопировано',
    status: { ready: 'показана', loading: 'загружается', failed: 'ошибка', 'not shown': 'не показана' },
    files: 'Файлы',
    cached: 'из кэша',
    phases: { entry: 'вход', pages: 'страницы', words: 'тексты', styles: 'стили' },
    shared: 'Общие модули',
    duplicate: 'больше одного',
  },
  th: {
    title: 'หน้านี้ประกอบด้วยอะไร',
    close: 'ปิด',
    copy: 'คัดลอกรายงาน',
    copied: 'คัดลอกแล้ว',
    status: { ready: 'แสดงอยู่', loading: 'กำลังโหลด', failed: 'ผิดพลาด', 'not shown': 'ไม่ได้แสดง' },
    files: 'ไฟล์',
    cached: 'จากแคช',
    phases: { entry: 'จุดเริ่ม', pages: 'หน้า', words: 'ข้อความ', styles: 'สไตล์' },
    shared: 'โมดูลที่ใช้ร่วมกัน',
    duplicate: 'มากกว่าหนึ่ง',
  },
};
