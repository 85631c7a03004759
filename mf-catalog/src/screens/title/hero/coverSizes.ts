/** How wide the cover at the top of a title's page is, both on the page and in its placeholder (TitleHero.module.css). */
export const SHOWN_COVER = { shape: 'portrait', sizes: '(min-width: 769px) 17rem, clamp(6.5rem, 30vw, 9rem)' } as const;
