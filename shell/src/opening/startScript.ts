import { captureEarlyClicks } from './captureEarlyClicks';
import { deferDistantPictures } from './deferDistantPictures';
import { insertDeferredScripts } from './insertDeferredScripts';
import { markProgress } from './markProgress';
import { preloadFonts } from './preloadFonts';

markProgress(document.documentElement);
preloadFonts(document);
captureEarlyClicks();
deferDistantPictures(document, insertDeferredScripts(document));
