export { chaptersOf, titleNamed } from './content';
export type { TransportFault } from './failNext';
export { failNext } from './failNext';
export type { RenderedPage, RenderPageOptions } from './renderPage';
export { renderPage } from './renderPage';
