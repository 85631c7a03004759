export { drawPack, STAGES } from './pack/drawPack';
export type { DrawOptions, PackEvent, Stage } from './pack/drawPack';
export { makePlan } from './pack/plan';
export type { Plan, Selection } from './pack/plan';
export { storyKeys, loadStory } from './story/loadStory';
export { LANGUAGES } from './story/language';
export type { Language, Texts } from './story/language';
