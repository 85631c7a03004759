import { startLater } from './startLater';

void startLater(document);
