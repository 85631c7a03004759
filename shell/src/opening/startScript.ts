import { notePresses } from './notePresses';
import { preloadLetters } from './preloadLetters';
import { startLater } from './startLater';

preloadLetters(document);
notePresses();
void startLater(document);
