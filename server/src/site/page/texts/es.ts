import type { PageTexts } from './PageTexts';

export const es: PageTexts = {
  pages: {
    '/updates': {
      name: 'Novedades',
      description:
        'Lee cómics por entregas en siete idiomas, gratis y sin crear una cuenta: capítulos nuevos cada semana, página a página o viñeta a viñeta.',
    },
    '/featured': {
      name: 'Destacados',
      description:
        'Cómics que recomienda la redacción, elegidos uno a uno: una historia para esta noche y una estantería para cada humor.',
    },
    '/manga_list/all': {
      name: 'Todos – Catálogo',
      description: 'Todas las series del sitio, en todos los idiomas en que se cuentan. Lectura gratuita y sin cuenta.',
    },
    '/manga_list/hot': {
      name: 'Populares – Catálogo',
      description: 'Lo que más se lee ahora mismo: la clasificación de las series, de mayor a menor.',
    },
    '/manga_list/updated': {
      name: 'Actualizados – Catálogo',
      description: 'Series con capítulos nuevos, empezando por los más recientes.',
    },
    '/favorited': {
      name: 'Favoritos',
      description: 'Tus series favoritas, guardadas para este navegador, con sus novedades.',
    },
    '/history': {
      name: 'Historial',
      description: 'Lo que has leído en este navegador y dónde lo dejaste.',
    },
    '/calendar': {
      name: 'Próximos capítulos',
      description: 'Qué capítulos salen cada día de la semana, en un calendario al que puedes suscribirte.',
    },
    '/search_result': {
      name: 'Buscar',
      description: 'Busca series por título y autor, en los idiomas que lees.',
    },
    '/announcement': {
      name: 'Noticias y eventos',
      description: 'Novedades del servicio: funciones nuevas, eventos y trabajos de mantenimiento.',
    },
    '/help': {
      name: 'Ayuda y preguntas frecuentes',
      description: 'Respuestas a lo que preguntan los lectores: capítulos, idiomas, modos de lectura, favoritos y más.',
    },
    '/feedback': {
      name: 'Sugerencias y problemas',
      description: 'Cuéntanos qué falla o qué falta. Leemos todos los mensajes.',
    },
    '/legal/privacy': {
      name: 'Política de privacidad',
      description: 'Qué guarda este sitio sobre sus lectores y qué no.',
    },
    '/legal/terms': {
      name: 'Términos del servicio',
      description: 'Las condiciones en que pueden leerse los cómics de este sitio.',
    },
    '/legal/copyright': {
      name: 'Derechos de autor',
      description: 'A quién pertenecen los derechos de las obras de este sitio.',
    },
    '/about_us': {
      name: 'Quiénes somos',
      description: 'Quiénes somos: cómics de todas partes, en siete idiomas, página a página.',
    },
  },
  errors: {
    '/error': 'Página no encontrada',
    '/maintenance': 'Estamos retocando unos trazos',
    '/blocking': 'No disponible en tu región',
  },
  unreadable: 'Este capítulo no se puede abrir',
  survey: 'Encuesta para lectores',
  comments: 'Comentarios de {chapter}',
  news: 'Noticias de {publisher}',
};
