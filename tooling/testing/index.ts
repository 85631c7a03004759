export { chaptersOf, publisherOf, titleNamed } from './content';
export type { TransportFault } from './failNext';
export { failNext } from './failNext';
export type { RenderedPage, RenderPageOptions } from './renderPage';
export { renderPage } from './renderPage';
export { testDataNeeds } from './testDataNeeds';
