import type { LanguageInfo, Locale } from '@komawari/shared-domain';

/** The texts of the badge on preview pages. */
export interface PreviewTexts {
  /** Before the releases. */
  showing: string;
  inspect: string;
  leave: string;
  /** Shown instead of a page if a link is no longer valid. */
  expired: string;
}

const TEXTS: Readonly<Record<Locale, PreviewTexts>> = {
  en: {
    showing: 'Preview:',
    inspect: 'Inspect',
    leave: 'Leave the preview',
    expired: 'This preview link has expired or is not valid. Ask whoever sent it for a new one.',
  },
  es: {
    showing: 'Vista previa:',
    inspect: 'Inspeccionar',
    leave: 'Salir de la vista previa',
    expired: 'Este enlace de vista previa ha caducado o no es válido. Pide uno nuevo a quien te lo envió.',
  },
  fr: {
    showing: 'Aperçu :',
    inspect: 'Inspecter',
    leave: 'Quitter l’aperçu',
    expired: 'Ce lien d’aperçu a expiré ou n’est pas valide. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
  id: {
    showing: 'Pratinjau:',
    inspect: 'Periksa',
    leave: 'Keluar dari pratinjau',
    expired: 'Tautan pratinjau ini sudah kedaluwarsa atau tidak valid. Minta tautan baru kepada pengirimnya.',
  },
  pt: {
    showing: 'Prévia:',
    inspect: 'Inspecionar',
    leave: 'Sair da prévia',
    expired: 'Este link de prévia expirou ou não é válido. Peça um novo a quem o enviou.',
  },
  ru: {
    showing: 'Предпросмотр:',
    inspect: 'Исследовать',
    leave: 'Выйти из предпросмотра',
    expired: 'Срок действия этой ссылки истёк, или она неверна. Попросите новую у того, кто её прислал.',
  },
  th: {
    showing: 'ตัวอย่าง:',
    inspect: 'ตรวจสอบ',
    leave: 'ออกจากตัวอย่าง',
    expired: 'ลิงก์ตัวอย่างนี้หมดอายุหรือใช้ไม่ได้ โปรดขอลิงก์ใหม่จากผู้ที่ส่งมา',
  },
};

export function previewTexts({ locale }: Pick<LanguageInfo, 'locale'>): PreviewTexts {
  return TEXTS[locale];
}
