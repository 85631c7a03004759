import type { PageTexts } from './PageTexts';

export const pt: PageTexts = {
  pages: {
    '/updates': {
      name: 'Novidades',
      description:
        'Leia quadrinhos em capítulos em sete idiomas, de graça e sem criar conta: capítulos novos toda semana, página por página ou quadro a quadro.',
    },
    '/featured': {
      name: 'Destaques',
      description:
        'Quadrinhos que a redação recomenda, escolhidos um a um: uma história para hoje à noite e uma estante para cada humor.',
    },
    '/manga_list/all': {
      name: 'Todos – Catálogo',
      description: 'Todas as séries do site, em todos os idiomas em que saem. Leitura gratuita, sem conta.',
    },
    '/manga_list/hot': {
      name: 'Em alta – Catálogo',
      description: 'O que mais se lê agora: o ranking das séries, da mais popular para baixo.',
    },
    '/manga_list/updated': {
      name: 'Atualizados – Catálogo',
      description: 'Séries com capítulos novos, começando pelas mais recentes.',
    },
    '/favorited': {
      name: 'Favoritos',
      description: 'Suas séries favoritas, guardadas para este navegador, com as novidades de cada uma.',
    },
    '/history': {
      name: 'Histórico',
      description: 'O que você leu neste navegador e onde parou.',
    },
    '/calendar': {
      name: 'Próximos capítulos',
      description: 'Quais capítulos saem em cada dia da semana, em um calendário que você pode assinar.',
    },
    '/search_result': {
      name: 'Buscar',
      description: 'Busque séries por título e autor, nos idiomas que você lê.',
    },
    '/announcement': {
      name: 'Notícias e eventos',
      description: 'Novidades do serviço: recursos novos, eventos e manutenções do site.',
    },
    '/help': {
      name: 'Ajuda e perguntas frequentes',
      description: 'Respostas ao que os leitores perguntam: capítulos, idiomas, modos de leitura, favoritos e mais.',
    },
    '/feedback': {
      name: 'Fale conosco',
      description: 'Conte o que está com problema ou faltando. Lemos todas as mensagens.',
    },
    '/legal/privacy': {
      name: 'Política de Privacidade',
      description: 'O que este site guarda sobre seus leitores e o que não guarda.',
    },
    '/legal/terms': {
      name: 'Termos de Serviço',
      description: 'As condições para ler os quadrinhos deste site.',
    },
    '/legal/copyright': {
      name: 'Direitos autorais',
      description: 'A quem pertencem os direitos das obras deste site.',
    },
    '/about_us': {
      name: 'Sobre nós',
      description: 'Quem somos: quadrinhos de toda parte, em sete idiomas, página por página.',
    },
  },
  errors: {
    '/error': 'Página não encontrada',
    '/maintenance': 'Estamos refazendo alguns traços',
    '/blocking': 'Indisponível na sua região',
  },
  unreadable: 'Este capítulo não pode ser aberto',
  survey: 'Reader survey',
  comments: 'Comentários de {chapter}',
  news: 'Notícias de {publisher}',
};
