export { chaptersOf, titleNamed } from './content';
export { failNext } from './failNext';
export type { TransportFault } from './failNext';
export { renderPage } from './renderPage';
export type { RenderedPage, RenderPageOptions } from './renderPage';
