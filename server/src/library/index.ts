/**
 * The only entry point of the content library. Nothing else of it may be imported from outside (`no-back-door-of-the-library`).
 */

export { runLibrary } from './cli';
export { encryptImage } from './images/encrypt';
export { makeCover } from './images/makeCover';
export { putPicture, putRenditions } from './images/putPicture';
export { registerLibrary } from './registerLibrary';
export { startSamplePack } from './sample/startSamplePack';
export { terminalLines } from './sample/terminalLines';
