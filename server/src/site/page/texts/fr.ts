import type { PageTexts } from './PageTexts';

export const fr: PageTexts = {
  pages: {
    '/updates': {
      name: 'Nouveautés',
      description:
        'Lisez des bandes dessinées à suivre en sept langues, gratuitement et sans compte : de nouveaux chapitres chaque semaine, page par page ou case par case.',
    },
    '/featured': {
      name: 'À la une',
      description:
        'Les bandes dessinées que la rédaction recommande, choisies une à une : une histoire pour ce soir et une étagère pour chaque humeur.',
    },
    '/manga_list/all': {
      name: 'Tous – Catalogue',
      description: 'Toutes les séries du site, dans toutes les langues où elles paraissent. Lecture gratuite, sans compte.',
    },
    '/manga_list/hot': {
      name: 'Populaires – Catalogue',
      description: 'Ce que les lecteurs ouvrent le plus en ce moment : le classement des séries.',
    },
    '/manga_list/updated': {
      name: 'Mis à jour – Catalogue',
      description: 'Les séries qui ont de nouveaux chapitres, les plus récentes d’abord.',
    },
    '/favorited': {
      name: 'Favoris',
      description: 'Vos séries favorites, gardées pour ce navigateur, avec leurs nouveautés.',
    },
    '/history': {
      name: 'Historique',
      description: 'Ce que vous avez lu dans ce navigateur, et où vous vous êtes arrêté.',
    },
    '/calendar': {
      name: 'Prochains chapitres',
      description: 'Quels chapitres paraissent quel jour de la semaine, dans un calendrier auquel vous pouvez vous abonner.',
    },
    '/search_result': {
      name: 'Rechercher',
      description: 'Cherchez des séries par titre et par auteur, dans les langues que vous lisez.',
    },
    '/announcement': {
      name: 'Actus et événements',
      description: 'Les nouvelles du service : nouveautés, événements et travaux sur le site.',
    },
    '/help': {
      name: 'Aide et FAQ',
      description: 'Les réponses aux questions des lecteurs : chapitres, langues, modes de lecture, favoris et plus encore.',
    },
    '/feedback': {
      name: 'Votre avis',
      description: 'Dites-nous ce qui ne marche pas ou ce qui manque. Nous lisons chaque message.',
    },
    '/legal/privacy': {
      name: 'Politique de confidentialité',
      description: 'Ce que ce site garde de ses lecteurs, et ce qu’il ne garde pas.',
    },
    '/legal/terms': {
      name: 'Conditions d’utilisation',
      description: 'Les conditions de lecture des bandes dessinées de ce site.',
    },
    '/legal/copyright': {
      name: 'Droits d’auteur',
      description: 'À qui appartiennent les droits des œuvres de ce site.',
    },
    '/about_us': {
      name: 'À propos',
      description: 'Qui nous sommes : des bandes dessinées de partout, en sept langues, page après page.',
    },
  },
  errors: {
    '/error': 'Page introuvable',
    '/maintenance': 'Nous reprenons quelques traits',
    '/blocking': 'Indisponible dans votre région',
  },
  unreadable: 'Ce chapitre ne peut pas être ouvert',
  survey: 'Reader survey',
  comments: 'Commentaires sur {chapter}',
  news: 'Actualités de {publisher}',
};
