/** How wide the cover at the head of a title is shown, here and while the title is on its way (TitleHero.module.css). */
export const SHOWN_COVER = { shape: 'portrait', sizes: '(min-width: 769px) 17rem, clamp(6.5rem, 30vw, 9rem)' } as const;
