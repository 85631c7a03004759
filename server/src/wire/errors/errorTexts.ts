/** Subject and body. */
type Text = readonly [subject: string, body: string];

/** In the order of the wire's numbers: English, Spanish, French, Indonesian, Brazilian Portuguese, Russian, Thai. */
type Texts = readonly [Text, Text, Text, Text, Text, Text, Text];

/** What a reader is told when a call fails. */
export const ERROR_TEXTS = {
  badRequest: [
    ['Something went wrong', 'This request could not be understood. Please reload the page and try again.'],
    ['Algo ha salido mal', 'No se ha podido entender esta solicitud. Recarga la página e inténtalo de nuevo.'],
    ['Une erreur est survenue', 'Cette demande n’a pas pu être comprise. Rechargez la page, puis réessayez.'],
    ['Terjadi kesalahan', 'Permintaan ini tidak dapat dipahami. Muat ulang halaman, lalu coba lagi.'],
    ['Algo deu errado', 'Não foi possível entender esta solicitação. Recarregue a página e tente novamente.'],
    ['Что-то пошло не так', 'Не удалось понять этот запрос. Обновите страницу и попробуйте ещё раз.'],
    ['เกิดข้อผิดพลาด', 'ระบบไม่เข้าใจคำขอนี้ โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง'],
  ],
  unknownPath: [
    ['Not found', 'What you are looking for does not exist, or has moved.'],
    ['No encontrado', 'Lo que buscas no existe o ha cambiado de lugar.'],
    ['Introuvable', 'Ce que vous cherchez n’existe pas ou a été déplacé.'],
    ['Tidak ditemukan', 'Yang kamu cari tidak ada atau sudah dipindahkan.'],
    ['Não encontrado', 'O que você procura não existe ou mudou de lugar.'],
    ['Не найдено', 'То, что вы ищете, не существует или было перемещено.'],
    ['ไม่พบข้อมูล', 'สิ่งที่คุณกำลังมองหาไม่มีอยู่หรือถูกย้ายไปแล้ว'],
  ],
  titleNotFound: [
    ['Title not found', 'This title does not exist, or is no longer offered.'],
    ['Título no encontrado', 'Este título no existe o ya no está disponible.'],
    ['Titre introuvable', 'Ce titre n’existe pas ou n’est plus proposé.'],
    ['Judul tidak ditemukan', 'Judul ini tidak ada atau sudah tidak tersedia.'],
    ['Título não encontrado', 'Este título não existe ou não está mais disponível.'],
    ['Тайтл не найден', 'Такого тайтла нет, или он больше не доступен.'],
    ['ไม่พบเรื่องนี้', 'เรื่องนี้ไม่มีอยู่หรือไม่ได้เปิดให้อ่านแล้ว'],
  ],
  chapterNotFound: [
    ['Chapter not found', 'This chapter does not exist, or is no longer offered.'],
    ['Capítulo no encontrado', 'Este capítulo no existe o ya no está disponible.'],
    ['Chapitre introuvable', 'Ce chapitre n’existe pas ou n’est plus proposé.'],
    ['Bab tidak ditemukan', 'Bab ini tidak ada atau sudah tidak tersedia.'],
    ['Capítulo não encontrado', 'Este capítulo não existe ou não está mais disponível.'],
    ['Глава не найдена', 'Такой главы нет, или она больше не доступна.'],
    ['ไม่พบตอนนี้', 'ตอนนี้ไม่มีอยู่หรือไม่ได้เปิดให้อ่านแล้ว'],
  ],
  chapterBetween: [
    ['Not available here', 'Only the first and the latest chapters of this title can be read here.'],
    ['No disponible aquí', 'Aquí solo se pueden leer los primeros y los últimos capítulos de este título.'],
    ['Non disponible ici', 'Seuls les premiers et les derniers chapitres de ce titre peuvent être lus ici.'],
    ['Tidak tersedia di sini', 'Hanya bab-bab pertama dan terbaru dari judul ini yang dapat dibaca di sini.'],
    ['Não disponível aqui', 'Aqui só é possível ler os primeiros e os últimos capítulos deste título.'],
    ['Здесь недоступно', 'Здесь можно прочитать только первые и последние главы этого тайтла.'],
    ['อ่านที่นี่ไม่ได้', 'เรื่องนี้เปิดให้อ่านที่นี่เฉพาะตอนแรก ๆ และตอนล่าสุดเท่านั้น'],
  ],
  chapterEnded: [
    ['No longer available', 'The period in which this chapter could be read is over.'],
    ['Ya no está disponible', 'El periodo de lectura de este capítulo ha terminado.'],
    ['Plus disponible', 'La période de lecture de ce chapitre est terminée.'],
    ['Sudah tidak tersedia', 'Masa baca bab ini telah berakhir.'],
    ['Não está mais disponível', 'O período de leitura deste capítulo terminou.'],
    ['Больше не доступно', 'Срок, в который можно было прочитать эту главу, истёк.'],
    ['หมดเวลาอ่านแล้ว', 'ช่วงเวลาที่เปิดให้อ่านตอนนี้สิ้นสุดลงแล้ว'],
  ],
  chapterNotYet: [
    ['Not out yet', 'This chapter has not been published yet. Please come back later.'],
    ['Aún no disponible', 'Este capítulo todavía no se ha publicado. Vuelve más tarde.'],
    ['Pas encore disponible', 'Ce chapitre n’est pas encore paru. Revenez plus tard.'],
    ['Belum terbit', 'Bab ini belum terbit. Silakan kembali lagi nanti.'],
    ['Ainda não disponível', 'Este capítulo ainda não foi publicado. Volte mais tarde.'],
    ['Ещё не вышла', 'Эта глава ещё не опубликована. Загляните позже.'],
    ['ยังไม่ถึงเวลา', 'ตอนนี้ยังไม่เผยแพร่ โปรดกลับมาใหม่ภายหลัง'],
  ],
  commentNotFound: [
    ['Comment not found', 'This comment does not exist any more.'],
    ['Comentario no encontrado', 'Este comentario ya no existe.'],
    ['Commentaire introuvable', 'Ce commentaire n’existe plus.'],
    ['Komentar tidak ditemukan', 'Komentar ini sudah tidak ada.'],
    ['Comentário não encontrado', 'Este comentário não existe mais.'],
    ['Комментарий не найден', 'Этого комментария больше нет.'],
    ['ไม่พบความคิดเห็น', 'ความคิดเห็นนี้ไม่มีอยู่แล้ว'],
  ],
  publisherNotFound: [
    ['Publisher not found', 'There is no such publisher here.'],
    ['Editorial no encontrada', 'Esta editorial no se encuentra aquí.'],
    ['Éditeur introuvable', 'Cet éditeur ne figure pas ici.'],
    ['Penerbit tidak ditemukan', 'Penerbit ini tidak ada di sini.'],
    ['Editora não encontrada', 'Esta editora não está aqui.'],
    ['Издательство не найдено', 'Такого издательства здесь нет.'],
    ['ไม่พบสำนักพิมพ์', 'ไม่มีสำนักพิมพ์นี้ที่นี่'],
  ],
  sessionMissing: [
    ['Your browser could not be recognised', 'Please reload the page and try again.'],
    ['No se ha podido reconocer tu navegador', 'Recarga la página e inténtalo de nuevo.'],
    ['Votre navigateur n’a pas été reconnu', 'Rechargez la page, puis réessayez.'],
    ['Peramban kamu tidak dikenali', 'Muat ulang halaman, lalu coba lagi.'],
    ['Não foi possível reconhecer seu navegador', 'Recarregue a página e tente novamente.'],
    ['Не удалось узнать ваш браузер', 'Обновите страницу и попробуйте ещё раз.'],
    ['ระบบจดจำเบราว์เซอร์ของคุณไม่ได้', 'โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง'],
  ],
  tooMany: [
    ['That is a lot', 'You have reached the limit. Remove something first, then try again.'],
    ['Son demasiados', 'Has llegado al límite. Elimina algo primero e inténtalo de nuevo.'],
    ['C’est beaucoup', 'Vous avez atteint la limite. Supprimez d’abord un élément, puis réessayez.'],
    ['Terlalu banyak', 'Kamu sudah mencapai batas. Hapus sesuatu terlebih dahulu, lalu coba lagi.'],
    ['É muita coisa', 'Você chegou ao limite. Remova algo primeiro e tente novamente.'],
    ['Слишком много', 'Достигнут предел. Сначала удалите что-нибудь, затем попробуйте ещё раз.'],
    ['มากเกินไป', 'คุณใช้ครบจำนวนที่กำหนดแล้ว โปรดลบบางรายการก่อนแล้วลองอีกครั้ง'],
  ],
  maintenance: [
    ['Under maintenance', 'We will be back soon. Thank you for your patience.'],
    ['En mantenimiento', 'Volveremos pronto. Gracias por tu paciencia.'],
    ['En maintenance', 'Nous revenons bientôt. Merci de votre patience.'],
    ['Sedang dalam pemeliharaan', 'Kami akan segera kembali. Terima kasih atas kesabaranmu.'],
    ['Em manutenção', 'Voltaremos em breve. Agradecemos a paciência.'],
    ['Технические работы', 'Мы скоро вернёмся. Спасибо за терпение.'],
    ['อยู่ระหว่างปรับปรุงระบบ', 'เราจะกลับมาเร็ว ๆ นี้ ขอบคุณที่อดใจรอ'],
  ],
  regionBlocked: [
    ['Not available in your region', 'This service is not offered in your country or region.'],
    ['No disponible en tu región', 'Este servicio no se ofrece en tu país o región.'],
    ['Non disponible dans votre région', 'Ce service n’est pas proposé dans votre pays ou région.'],
    ['Tidak tersedia di wilayahmu', 'Layanan ini tidak tersedia di negara atau wilayahmu.'],
    ['Não disponível na sua região', 'Este serviço não é oferecido no seu país ou região.'],
    ['Недоступно в вашем регионе', 'Этот сервис не предоставляется в вашей стране или регионе.'],
    ['ไม่เปิดให้บริการในพื้นที่ของคุณ', 'บริการนี้ไม่เปิดให้ใช้งานในประเทศหรือภูมิภาคของคุณ'],
  ],
  internal: [
    ['Something went wrong on our side', 'Please try again in a moment.'],
    ['Ha habido un problema por nuestra parte', 'Inténtalo de nuevo en un momento.'],
    ['Un problème est survenu de notre côté', 'Réessayez dans un instant.'],
    ['Terjadi masalah di pihak kami', 'Silakan coba lagi sebentar lagi.'],
    ['Algo deu errado do nosso lado', 'Tente novamente em instantes.'],
    ['У нас что-то пошло не так', 'Попробуйте ещё раз через минуту.'],
    ['เกิดปัญหาทางฝั่งเรา', 'โปรดลองอีกครั้งในอีกสักครู่'],
  ],
} as const satisfies Record<string, Texts>;

export type ErrorKind = keyof typeof ERROR_TEXTS;

/** The day on which something ended, as a sentence after the others; in the order of the wire's numbers. */
export const ENDED_TEXTS: readonly ((date: string) => string)[] = [
  (date) => `It ended on ${date}.`,
  (date) => `Terminó el ${date}.`,
  (date) => `Elle a pris fin le ${date}.`,
  (date) => `Berakhir pada ${date}.`,
  (date) => `Terminou em ${date}.`,
  (date) => `Он истёк ${date}`,
  (date) => `สิ้นสุดเมื่อ ${date}`,
];
