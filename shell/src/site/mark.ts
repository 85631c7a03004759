/** The site's mark, a page cut into panels, as SVG paths of a box of 32 by 32. Data only: the build reads it too. */
export const MARK = {
  ink: 'M2 2h16.5L15 13H2ZM21 2h9v8.5l-11.8 2.2ZM2 15.5h12.4L11 30H2Z',
  red: 'M17.3 15.4 30 13v17H13.7Z',
};
