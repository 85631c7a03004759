export type { Language, Texts } from './lettering/language';
export { LANGUAGES } from './lettering/language';
export type { DrawOptions, PackEvent, Stage } from './pack/drawPack';
export { drawPack, STAGES } from './pack/drawPack';
export type { Plan, Selection } from './pack/plan';
export { makePlan } from './pack/plan';
export { loadStory, storyKeys } from './story/loadStory';
