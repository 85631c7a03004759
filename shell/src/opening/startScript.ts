import { captureEarlyClicks } from './captureEarlyClicks';
import { deferDistantPictures } from './deferDistantPictures';
import { insertDeferredScripts } from './insertDeferredScripts';
import { markReader } from './markReader';
import { preloadFonts } from './preloadFonts';

markReader(document.documentElement);
preloadFonts(document);
captureEarlyClicks();
deferDistantPictures(document, insertDeferredScripts(document));
