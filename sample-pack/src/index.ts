export type { DrawOptions, PackEvent, Stage } from './pack/drawPack';
export { drawPack, STAGES } from './pack/drawPack';
export type { Plan, Selection } from './pack/plan';
export { makePlan } from './pack/plan';
export { loadStory, storyKeys } from './story/loadStory';
export type { Language, Texts } from './words/language';
export { LANGUAGES } from './words/language';
