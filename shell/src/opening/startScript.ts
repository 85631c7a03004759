import { captureEarlyClicks } from './captureEarlyClicks';
import { insertDeferredScripts } from './insertDeferredScripts';
import { markProgress } from './markProgress';
import { preloadFonts } from './preloadFonts';

markProgress(document.documentElement);
preloadFonts(document);
captureEarlyClicks();
void insertDeferredScripts(document);
