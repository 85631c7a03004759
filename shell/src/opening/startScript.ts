import { notePresses } from './notePresses';
import { preloadFonts } from './preloadFonts';
import { startLater } from './startLater';

preloadFonts(document);
notePresses();
void startLater(document);
