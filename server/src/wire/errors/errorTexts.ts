import type { Locale } from '@komawari/shared-domain';

type Texts = Readonly<Record<Locale, { subject: string; body: string }>>;

/** The texts that a reader sees when a call fails. */
export const ERROR_TEXTS = {
  badRequest: {
    en: { subject: 'Something went wrong', body: 'This request could not be understood. Please reload the page and try again.' },
    es: {
      subject: 'Algo ha salido mal',
      body: 'No se ha podido entender esta solicitud. Recarga la página e inténtalo de nuevo.',
    },
    fr: {
      subject: 'Une erreur est survenue',
      body: 'Cette demande n’a pas pu être comprise. Rechargez la page, puis réessayez.',
    },
    id: { subject: 'Terjadi kesalahan', body: 'Permintaan ini tidak dapat dipahami. Muat ulang halaman, lalu coba lagi.' },
    pt: {
      subject: 'Algo deu errado',
      body: 'Não foi possível entender esta solicitação. Recarregue a página e tente novamente.',
    },
    ru: { subject: 'Что-то пошло не так', body: 'Не удалось понять этот запрос. Обновите страницу и попробуйте ещё раз.' },
    th: { subject: 'เกิดข้อผิดพลาด', body: 'ระบบไม่เข้าใจคำขอนี้ โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง' },
  },
  unknownPath: {
    en: { subject: 'Not found', body: 'What you are looking for does not exist, or has moved.' },
    es: { subject: 'No encontrado', body: 'Lo que buscas no existe o ha cambiado de lugar.' },
    fr: { subject: 'Introuvable', body: 'Ce que vous cherchez n’existe pas ou a été déplacé.' },
    id: { subject: 'Tidak ditemukan', body: 'Yang kamu cari tidak ada atau sudah dipindahkan.' },
    pt: { subject: 'Não encontrado', body: 'O que você procura não existe ou mudou de lugar.' },
    ru: { subject: 'Не найдено', body: 'То, что вы ищете, не существует или было перемещено.' },
    th: { subject: 'ไม่พบข้อมูล', body: 'สิ่งที่คุณกำลังมองหาไม่มีอยู่หรือถูกย้ายไปแล้ว' },
  },
  titleNotFound: {
    en: { subject: 'Title not found', body: 'This title does not exist, or is no longer offered.' },
    es: { subject: 'Título no encontrado', body: 'Este título no existe o ya no está disponible.' },
    fr: { subject: 'Titre introuvable', body: 'Ce titre n’existe pas ou n’est plus proposé.' },
    id: { subject: 'Judul tidak ditemukan', body: 'Judul ini tidak ada atau sudah tidak tersedia.' },
    pt: { subject: 'Título não encontrado', body: 'Este título não existe ou não está mais disponível.' },
    ru: { subject: 'Тайтл не найден', body: 'Такого тайтла нет, или он больше не доступен.' },
    th: { subject: 'ไม่พบเรื่องนี้', body: 'เรื่องนี้ไม่มีอยู่หรือไม่ได้เปิดให้อ่านแล้ว' },
  },
  chapterNotFound: {
    en: { subject: 'Chapter not found', body: 'This chapter does not exist, or is no longer offered.' },
    es: { subject: 'Capítulo no encontrado', body: 'Este capítulo no existe o ya no está disponible.' },
    fr: { subject: 'Chapitre introuvable', body: 'Ce chapitre n’existe pas ou n’est plus proposé.' },
    id: { subject: 'Bab tidak ditemukan', body: 'Bab ini tidak ada atau sudah tidak tersedia.' },
    pt: { subject: 'Capítulo não encontrado', body: 'Este capítulo não existe ou não está mais disponível.' },
    ru: { subject: 'Глава не найдена', body: 'Такой главы нет, или она больше не доступна.' },
    th: { subject: 'ไม่พบตอนนี้', body: 'ตอนนี้ไม่มีอยู่หรือไม่ได้เปิดให้อ่านแล้ว' },
  },
  chapterBetween: {
    en: { subject: 'Not available here', body: 'Only the first and the latest chapters of this title can be read here.' },
    es: { subject: 'No disponible aquí', body: 'Aquí solo se pueden leer los primeros y los últimos capítulos de este título.' },
    fr: { subject: 'Non disponible ici', body: 'Seuls les premiers et les derniers chapitres de ce titre peuvent être lus ici.' },
    id: {
      subject: 'Tidak tersedia di sini',
      body: 'Hanya bab-bab pertama dan terbaru dari judul ini yang dapat dibaca di sini.',
    },
    pt: { subject: 'Não disponível aqui', body: 'Aqui só é possível ler os primeiros e os últimos capítulos deste título.' },
    ru: { subject: 'Здесь недоступно', body: 'Здесь можно прочитать только первые и последние главы этого тайтла.' },
    th: { subject: 'อ่านที่นี่ไม่ได้', body: 'เรื่องนี้เปิดให้อ่านที่นี่เฉพาะตอนแรก ๆ และตอนล่าสุดเท่านั้น' },
  },
  chapterEnded: {
    en: { subject: 'No longer available', body: 'The period in which this chapter could be read is over.' },
    es: { subject: 'Ya no está disponible', body: 'El periodo de lectura de este capítulo ha terminado.' },
    fr: { subject: 'Plus disponible', body: 'La période de lecture de ce chapitre est terminée.' },
    id: { subject: 'Sudah tidak tersedia', body: 'Masa baca bab ini telah berakhir.' },
    pt: { subject: 'Não está mais disponível', body: 'O período de leitura deste capítulo terminou.' },
    ru: { subject: 'Больше не доступно', body: 'Срок, в который можно было прочитать эту главу, истёк.' },
    th: { subject: 'หมดเวลาอ่านแล้ว', body: 'ช่วงเวลาที่เปิดให้อ่านตอนนี้สิ้นสุดลงแล้ว' },
  },
  chapterNotYet: {
    en: { subject: 'Not out yet', body: 'This chapter has not been published yet. Please come back later.' },
    es: { subject: 'Aún no disponible', body: 'Este capítulo todavía no se ha publicado. Vuelve más tarde.' },
    fr: { subject: 'Pas encore disponible', body: 'Ce chapitre n’est pas encore paru. Revenez plus tard.' },
    id: { subject: 'Belum terbit', body: 'Bab ini belum terbit. Silakan kembali lagi nanti.' },
    pt: { subject: 'Ainda não disponível', body: 'Este capítulo ainda não foi publicado. Volte mais tarde.' },
    ru: { subject: 'Ещё не вышла', body: 'Эта глава ещё не опубликована. Загляните позже.' },
    th: { subject: 'ยังไม่ถึงเวลา', body: 'ตอนนี้ยังไม่เผยแพร่ โปรดกลับมาใหม่ภายหลัง' },
  },
  commentNotFound: {
    en: { subject: 'Comment not found', body: 'This comment does not exist any more.' },
    es: { subject: 'Comentario no encontrado', body: 'Este comentario ya no existe.' },
    fr: { subject: 'Commentaire introuvable', body: 'Ce commentaire n’existe plus.' },
    id: { subject: 'Komentar tidak ditemukan', body: 'Komentar ini sudah tidak ada.' },
    pt: { subject: 'Comentário não encontrado', body: 'Este comentário não existe mais.' },
    ru: { subject: 'Комментарий не найден', body: 'Этого комментария больше нет.' },
    th: { subject: 'ไม่พบความคิดเห็น', body: 'ความคิดเห็นนี้ไม่มีอยู่แล้ว' },
  },
  publisherNotFound: {
    en: { subject: 'Publisher not found', body: 'There is no such publisher here.' },
    es: { subject: 'Editorial no encontrada', body: 'Esta editorial no se encuentra aquí.' },
    fr: { subject: 'Éditeur introuvable', body: 'Cet éditeur ne figure pas ici.' },
    id: { subject: 'Penerbit tidak ditemukan', body: 'Penerbit ini tidak ada di sini.' },
    pt: { subject: 'Editora não encontrada', body: 'Esta editora não está aqui.' },
    ru: { subject: 'Издательство не найдено', body: 'Такого издательства здесь нет.' },
    th: { subject: 'ไม่พบสำนักพิมพ์', body: 'ไม่มีสำนักพิมพ์นี้ที่นี่' },
  },
  sessionMissing: {
    en: { subject: 'Your browser could not be recognized', body: 'Please reload the page and try again.' },
    es: { subject: 'No se ha podido reconocer tu navegador', body: 'Recarga la página e inténtalo de nuevo.' },
    fr: { subject: 'Votre navigateur n’a pas été reconnu', body: 'Rechargez la page, puis réessayez.' },
    id: { subject: 'Peramban kamu tidak dikenali', body: 'Muat ulang halaman, lalu coba lagi.' },
    pt: { subject: 'Não foi possível reconhecer seu navegador', body: 'Recarregue a página e tente novamente.' },
    ru: { subject: 'Не удалось узнать ваш браузер', body: 'Обновите страницу и попробуйте ещё раз.' },
    th: { subject: 'ระบบจดจำเบราว์เซอร์ของคุณไม่ได้', body: 'โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง' },
  },
  tooMany: {
    en: { subject: 'That is a lot', body: 'You have reached the limit. Remove something first, then try again.' },
    es: { subject: 'Son demasiados', body: 'Has llegado al límite. Elimina algo primero e inténtalo de nuevo.' },
    fr: { subject: 'C’est beaucoup', body: 'Vous avez atteint la limite. Supprimez d’abord un élément, puis réessayez.' },
    id: { subject: 'Terlalu banyak', body: 'Kamu sudah mencapai batas. Hapus sesuatu terlebih dahulu, lalu coba lagi.' },
    pt: { subject: 'É muita coisa', body: 'Você chegou ao limite. Remova algo primeiro e tente novamente.' },
    ru: { subject: 'Слишком много', body: 'Достигнут предел. Сначала удалите что-нибудь, затем попробуйте ещё раз.' },
    th: { subject: 'มากเกินไป', body: 'คุณใช้ครบจำนวนที่กำหนดแล้ว โปรดลบบางรายการก่อนแล้วลองอีกครั้ง' },
  },
  maintenance: {
    en: { subject: 'Under maintenance', body: 'We will be back soon. Thank you for your patience.' },
    es: { subject: 'En mantenimiento', body: 'Volveremos pronto. Gracias por tu paciencia.' },
    fr: { subject: 'En maintenance', body: 'Nous revenons bientôt. Merci de votre patience.' },
    id: { subject: 'Sedang dalam pemeliharaan', body: 'Kami akan segera kembali. Terima kasih atas kesabaranmu.' },
    pt: { subject: 'Em manutenção', body: 'Voltaremos em breve. Agradecemos a paciência.' },
    ru: { subject: 'Технические работы', body: 'Мы скоро вернёмся. Спасибо за терпение.' },
    th: { subject: 'อยู่ระหว่างปรับปรุงระบบ', body: 'เราจะกลับมาเร็ว ๆ นี้ ขอบคุณที่อดใจรอ' },
  },
  regionBlocked: {
    en: { subject: 'Not available in your region', body: 'This service is not offered in your country or region.' },
    es: { subject: 'No disponible en tu región', body: 'Este servicio no se ofrece en tu país o región.' },
    fr: { subject: 'Non disponible dans votre région', body: 'Ce service n’est pas proposé dans votre pays ou région.' },
    id: { subject: 'Tidak tersedia di wilayahmu', body: 'Layanan ini tidak tersedia di negara atau wilayahmu.' },
    pt: { subject: 'Não disponível na sua região', body: 'Este serviço não é oferecido no seu país ou região.' },
    ru: { subject: 'Недоступно в вашем регионе', body: 'Этот сервис не предоставляется в вашей стране или регионе.' },
    th: { subject: 'ไม่เปิดให้บริการในพื้นที่ของคุณ', body: 'บริการนี้ไม่เปิดให้ใช้งานในประเทศหรือภูมิภาคของคุณ' },
  },
  tooOften: {
    en: {
      subject: 'One moment, please',
      body: 'So much has come from your connection that this has to wait. Please try again later.',
    },
    es: {
      subject: 'Un momento, por favor',
      body: 'Ha llegado tanto desde tu conexión que esto tiene que esperar. Inténtalo de nuevo más tarde.',
    },
    fr: {
      subject: 'Un instant, s’il vous plaît',
      body: 'Trop de demandes sont venues de votre connexion ; celle-ci doit attendre. Réessayez plus tard.',
    },
    id: {
      subject: 'Mohon tunggu sebentar',
      body: 'Terlalu banyak yang dikirim dari koneksimu, jadi ini harus menunggu. Coba lagi nanti.',
    },
    pt: {
      subject: 'Um momento, por favor',
      body: 'Chegaram muitos pedidos da sua conexão, e este precisa esperar. Tente novamente mais tarde.',
    },
    ru: {
      subject: 'Минуту, пожалуйста',
      body: 'Из вашей сети пришло слишком много запросов, придётся немного подождать. Попробуйте ещё раз позже.',
    },
    th: { subject: 'โปรดรอสักครู่', body: 'มีคำขอจากเครือข่ายของคุณเข้ามามากเกินไป โปรดลองอีกครั้งในภายหลัง' },
  },
  surveyNotFound: {
    en: { subject: 'There is no such survey', body: 'This survey does not exist, or is over.' },
    es: { subject: 'Esta encuesta no existe', body: 'Esta encuesta no existe o ya ha terminado.' },
    fr: { subject: 'Ce questionnaire n’existe pas', body: 'Ce questionnaire n’existe pas ou est terminé.' },
    id: { subject: 'Survei tidak ditemukan', body: 'Survei ini tidak ada atau sudah berakhir.' },
    pt: { subject: 'Esta pesquisa não existe', body: 'Esta pesquisa não existe ou já terminou.' },
    ru: { subject: 'Такого опроса нет', body: 'Этого опроса нет, или он уже закончился.' },
    th: { subject: 'ไม่พบแบบสอบถามนี้', body: 'แบบสอบถามนี้ไม่มีอยู่หรือปิดรับคำตอบแล้ว' },
  },
  readOnly: {
    en: {
      subject: 'Nothing can be saved right now',
      body: 'We are working on the site. You can go on reading; please try this again in a little while.',
    },
    es: {
      subject: 'Ahora mismo no se puede guardar nada',
      body: 'Estamos trabajando en el sitio. Puedes seguir leyendo; inténtalo de nuevo dentro de un rato.',
    },
    fr: {
      subject: 'Rien ne peut être enregistré pour l’instant',
      body: 'Nous travaillons sur le site. Vous pouvez continuer à lire ; réessayez dans un moment.',
    },
    id: {
      subject: 'Untuk sementara belum bisa menyimpan',
      body: 'Kami sedang mengerjakan situs ini. Kamu tetap bisa membaca; coba lagi nanti.',
    },
    pt: {
      subject: 'No momento não é possível salvar nada',
      body: 'Estamos trabalhando no site. Você pode continuar lendo; tente novamente daqui a pouco.',
    },
    ru: {
      subject: 'Сейчас ничего нельзя сохранить',
      body: 'Мы работаем над сайтом. Читать можно и дальше, а это попробуйте повторить чуть позже.',
    },
    th: { subject: 'ขณะนี้ยังบันทึกอะไรไม่ได้', body: 'เรากำลังดูแลระบบอยู่ คุณอ่านต่อได้ตามปกติ โปรดลองบันทึกใหม่ในภายหลัง' },
  },
  unavailable: {
    en: {
      subject: 'We are having trouble right now',
      body: 'Nothing can be loaded or saved at the moment. Please try again in a minute.',
    },
    es: {
      subject: 'Ahora mismo tenemos un problema',
      body: 'De momento no se puede cargar ni guardar nada. Inténtalo de nuevo en un minuto.',
    },
    fr: {
      subject: 'Nous rencontrons un problème',
      body: 'Rien ne peut être chargé ni enregistré pour l’instant. Réessayez dans une minute.',
    },
    id: {
      subject: 'Sedang ada gangguan di pihak kami',
      body: 'Untuk sementara, tidak ada yang bisa dimuat atau disimpan. Coba lagi sebentar lagi.',
    },
    pt: {
      subject: 'Estamos com um problema no momento',
      body: 'Por enquanto não é possível carregar nem salvar nada. Tente novamente em um minuto.',
    },
    ru: {
      subject: 'У нас временные неполадки',
      body: 'Сейчас ничего нельзя загрузить или сохранить. Попробуйте ещё раз через минуту.',
    },
    th: { subject: 'ระบบขัดข้องชั่วคราว', body: 'ขณะนี้ยังโหลดหรือบันทึกอะไรไม่ได้ โปรดลองอีกครั้งในอีกสักครู่' },
  },
  internal: {
    en: { subject: 'Something went wrong on our side', body: 'Please try again in a moment.' },
    es: { subject: 'Ha habido un problema por nuestra parte', body: 'Inténtalo de nuevo en un momento.' },
    fr: { subject: 'Un problème est survenu de notre côté', body: 'Réessayez dans un instant.' },
    id: { subject: 'Terjadi masalah di pihak kami', body: 'Silakan coba lagi sebentar lagi.' },
    pt: { subject: 'Algo deu errado do nosso lado', body: 'Tente novamente em instantes.' },
    ru: { subject: 'У нас что-то пошло не так', body: 'Попробуйте ещё раз через минуту.' },
    th: { subject: 'เกิดปัญหาทางฝั่งเรา', body: 'โปรดลองอีกครั้งในอีกสักครู่' },
  },
} as const satisfies Record<string, Texts>;

export type ErrorKind = keyof typeof ERROR_TEXTS;

/** The date on which something ended, as a sentence after the others. A date in Russian already ends with a period. */
export const ENDED_TEXTS: Readonly<Record<Locale, (date: string) => string>> = {
  en: (date) => `It ended on ${date}.`,
  es: (date) => `Terminó el ${date}.`,
  fr: (date) => `Elle a pris fin le ${date}.`,
  id: (date) => `Berakhir pada ${date}.`,
  pt: (date) => `Terminou em ${date}.`,
  ru: (date) => `Он истёк ${date}`,
  th: (date) => `สิ้นสุดเมื่อ ${date}`,
};
