export type { DrawOptions, PackEvent, Stage } from './pack/drawPack';
export { drawPack, STAGES } from './pack/drawPack';
export type { Plan, Selection } from './pack/plan';
export { makePlan } from './pack/plan';
export type { Language, Texts } from './story/language';
export { LANGUAGES } from './story/language';
export { loadStory, storyKeys } from './story/loadStory';
