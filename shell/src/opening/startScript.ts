import { notePresses } from './notePresses';
import { startLater } from './startLater';

notePresses();
void startLater(document);
