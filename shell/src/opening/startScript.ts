import { captureEarlyClicks } from './captureEarlyClicks';
import { insertDeferredScripts } from './insertDeferredScripts';
import { preloadFonts } from './preloadFonts';

preloadFonts(document);
captureEarlyClicks();
void insertDeferredScripts(document);
