import type { SurveyQuestion } from './SurveyQuestion';

/** The languages in which the questions are written (spec §3). */
export type SurveyLanguage = 'en' | 'es';

interface QuestionText {
  description: string;
  selection: readonly string[];
  customOtherMessage?: string;
}

interface QuestionRules {
  numberOfChoices: number;
  hideFreeform?: boolean;
  canSkip?: boolean;
}

type Written = QuestionRules & Readonly<Record<SurveyLanguage, QuestionText>>;

const ONE = { numberOfChoices: 1, hideFreeform: true } as const;
const SOME = { numberOfChoices: 3 } as const;

/** Who reads, how and where; what would make them read more; why people read where nobody is paid. */
const QUESTIONS: readonly Written[] = [
  {
    ...ONE,
    en: {
      description: 'How old are you?',
      selection: ['Under 13', '13 to 17', '18 to 24', '25 to 34', '35 to 44', '45 or older', 'I would rather not say'],
    },
    es: {
      description: '¿Qué edad tienes?',
      selection: ['Menos de 13', 'De 13 a 17', 'De 18 a 24', 'De 25 a 34', 'De 35 a 44', '45 o más', 'Prefiero no decirlo'],
    },
  },
  {
    ...ONE,
    en: {
      description: 'How often do you read here?',
      selection: ['Every day', 'Several times a week', 'When a new chapter is out', 'Now and then', 'This is my first visit'],
    },
    es: {
      description: '¿Con qué frecuencia lees aquí?',
      selection: ['Todos los días', 'Varias veces por semana', 'Cuando sale un capítulo nuevo', 'De vez en cuando', 'Es mi primera visita'],
    },
  },
  {
    ...SOME,
    en: {
      description: 'What brings you here?',
      selection: [
        'New chapters on the day they come out',
        'It is free',
        'The quality of the translation',
        'Finding series I did not know',
        'It is official, and the authors gain from it',
        'The comments',
      ],
    },
    es: {
      description: '¿Qué te trae por aquí?',
      selection: [
        'Los capítulos nuevos el día en que salen',
        'Es gratis',
        'La calidad de la traducción',
        'Descubrir series que no conocía',
        'Es oficial y los autores salen ganando',
        'Los comentarios',
      ],
    },
  },
  {
    ...SOME,
    canSkip: true,
    en: {
      description: 'If you have stopped reading a series here, why?',
      selection: [
        'I lost track of where I was',
        'Too long between chapters',
        'The chapters I needed were not available',
        'The story no longer held me',
        'I went on with the printed volumes',
        'I read it elsewhere',
      ],
    },
    es: {
      description: 'Si has dejado de leer alguna serie aquí, ¿por qué?',
      selection: [
        'Perdí el hilo de por dónde iba',
        'Pasaba demasiado tiempo entre capítulos',
        'Los capítulos que necesitaba no estaban disponibles',
        'La historia dejó de interesarme',
        'Seguí con los tomos impresos',
        'La leo en otro sitio',
      ],
    },
  },
  {
    numberOfChoices: 3,
    hideFreeform: true,
    en: {
      description: 'What do you read on?',
      selection: ['A phone, in the app', 'A phone, in the browser', 'A tablet', 'A computer', 'An e-reader'],
    },
    es: {
      description: '¿En qué dispositivo lees?',
      selection: ['El móvil, en la aplicación', 'El móvil, en el navegador', 'Una tableta', 'Un ordenador', 'Un lector electrónico'],
    },
  },
  {
    ...SOME,
    en: {
      description: 'Where do you read most?',
      selection: ['At home', 'In bed', 'On the way to work or school', 'In breaks at work or school', 'While waiting for something'],
    },
    es: {
      description: '¿Dónde sueles leer?',
      selection: ['En casa', 'En la cama', 'De camino al trabajo o a clase', 'En los descansos del trabajo o de clase', 'Mientras espero algo'],
    },
  },
  {
    ...SOME,
    en: {
      description: 'Which kinds of story do you like best?',
      selection: ['Action and adventure', 'Comedy', 'Fantasy', 'Romance', 'Mystery and suspense', 'Horror', 'Science fiction', 'Everyday life', 'Sports'],
    },
    es: {
      description: '¿Qué tipo de historias prefieres?',
      selection: ['Acción y aventuras', 'Comedia', 'Fantasía', 'Romance', 'Misterio y suspense', 'Terror', 'Ciencia ficción', 'Vida cotidiana', 'Deportes'],
    },
  },
  {
    ...SOME,
    en: {
      description: 'How do you find a new series?',
      selection: [
        'The front page here',
        'The ranking',
        'Friends',
        'Social networks',
        'Videos and reviews',
        'An animated version',
        'A bookshop or a library',
      ],
    },
    es: {
      description: '¿Cómo descubres una serie nueva?',
      selection: [
        'La portada de este sitio',
        'La clasificación',
        'Mis amistades',
        'Las redes sociales',
        'Vídeos y reseñas',
        'Una versión animada',
        'Una librería o una biblioteca',
      ],
    },
  },
  {
    numberOfChoices: 1,
    en: {
      description: 'How do you like to read?',
      selection: ['Scrolling down', 'Turning single pages', 'Turning double pages', 'It depends on the comic'],
      customOtherMessage: 'Some other way',
    },
    es: {
      description: '¿Cómo prefieres leer?',
      selection: ['Desplazándome hacia abajo', 'Pasando páginas sueltas', 'Pasando páginas dobles', 'Depende del cómic'],
      customOtherMessage: 'De otra manera',
    },
  },
  {
    ...SOME,
    en: {
      description: 'Where else do you read comics?',
      selection: ['Printed volumes', 'E-books', 'Other official apps and sites', 'A library', 'Unofficial sites', 'Nowhere else'],
    },
    es: {
      description: '¿Dónde más lees cómics?',
      selection: ['Tomos impresos', 'Libros electrónicos', 'Otras aplicaciones y sitios oficiales', 'Una biblioteca', 'Sitios no oficiales', 'En ningún otro lugar'],
    },
  },
  {
    ...ONE,
    en: {
      description: 'How often do you buy a volume, printed or electronic?',
      selection: ['Every month', 'A few times a year', 'About once a year', 'Hardly ever', 'Never'],
    },
    es: {
      description: '¿Con qué frecuencia compras un tomo, impreso o electrónico?',
      selection: ['Todos los meses', 'Algunas veces al año', 'Una vez al año, más o menos', 'Casi nunca', 'Nunca'],
    },
  },
  {
    ...SOME,
    en: {
      description: 'What would make you read more here?',
      selection: [
        'More series',
        'Finished series, from the first chapter to the last',
        'More languages',
        'Reading without a connection',
        'A better reader',
        'News of the series I follow',
      ],
      customOtherMessage: 'Something else',
    },
    es: {
      description: '¿Qué te haría leer más aquí?',
      selection: [
        'Más series',
        'Series terminadas, del primer capítulo al último',
        'Más idiomas',
        'Poder leer sin conexión',
        'Un lector mejor',
        'Novedades de las series que sigo',
      ],
      customOtherMessage: 'Otra cosa',
    },
  },
  {
    ...ONE,
    en: {
      description: 'How do you find our translations?',
      selection: ['Very good', 'Good', 'Uneven', 'Poor', 'I read in the original language'],
    },
    es: {
      description: '¿Qué te parecen nuestras traducciones?',
      selection: ['Muy buenas', 'Buenas', 'Irregulares', 'Malas', 'Leo en el idioma original'],
    },
  },
  {
    ...ONE,
    en: {
      description: 'Have you read comics on an unofficial site in the past year?',
      selection: ['Often', 'Sometimes', 'Once or twice', 'Never', 'I would rather not say'],
    },
    es: {
      description: '¿Has leído cómics en un sitio no oficial en el último año?',
      selection: ['A menudo', 'A veces', 'Una o dos veces', 'Nunca', 'Prefiero no decirlo'],
    },
  },
  {
    numberOfChoices: 6,
    en: {
      description: 'Why do you think people read on unofficial sites?',
      selection: [
        'Chapters are there earlier',
        'Every chapter is there',
        'The series is not sold where they live',
        'It is not translated into their language',
        'It costs nothing',
        'They cannot pay on the internet',
        'The site or app is easier to use',
        'Everything is in one place',
        'They do not know that it is unofficial',
        'They want to try a series before they buy it',
      ],
    },
    es: {
      description: '¿Por qué crees que la gente lee en sitios no oficiales?',
      selection: [
        'Los capítulos están antes',
        'Están todos los capítulos',
        'La serie no se vende donde viven',
        'No está traducida a su idioma',
        'No cuesta nada',
        'No pueden pagar por internet',
        'El sitio o la aplicación es más fácil de usar',
        'Todo está en un mismo lugar',
        'No saben que no es oficial',
        'Quieren probar una serie antes de comprarla',
      ],
    },
  },
  {
    ...SOME,
    en: {
      description: 'What would bring those readers to official sites?',
      selection: [
        'The same day everywhere in the world',
        'A small monthly price for everything',
        'Paying for a single chapter',
        'More free chapters',
        'More languages',
        'Seeing how much of it reaches the author',
      ],
    },
    es: {
      description: '¿Qué llevaría a esos lectores a los sitios oficiales?',
      selection: [
        'El mismo día en todo el mundo',
        'Un precio mensual pequeño por todo',
        'Pagar por capítulos sueltos',
        'Más capítulos gratuitos',
        'Más idiomas',
        'Saber cuánto llega al autor',
      ],
    },
  },
  {
    ...ONE,
    en: {
      description: 'Would you recommend us to a friend?',
      selection: ['I already have', 'Certainly', 'Perhaps', 'Probably not', 'No'],
    },
    es: {
      description: '¿Nos recomendarías a una amistad?',
      selection: ['Ya lo he hecho', 'Sin duda', 'Quizás', 'Probablemente no', 'No'],
    },
  },
];

/** What the option of one's own words is called where the question does not say otherwise. */
export const OTHER_LABEL: Readonly<Record<SurveyLanguage, string>> = { en: 'Other', es: 'Otra respuesta' };

/** The survey in one language: questions `q1` to `q17`. */
export function surveyQuestions(language: SurveyLanguage): SurveyQuestion[] {
  return QUESTIONS.map((question, index) => {
    const { description, selection, customOtherMessage } = question[language];
    const { numberOfChoices, hideFreeform = false, canSkip = false } = question;
    return { key: `q${index + 1}`, description, selection, numberOfChoices, hideFreeform, canSkip, customOtherMessage };
  });
}
