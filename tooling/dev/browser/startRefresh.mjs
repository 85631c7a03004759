/** Runs before React, once on the page. Containers of remotes find it where the shell left it. */
import runtime from 'react-refresh/runtime';
import { createRefresh } from './refresh.mjs';

runtime.injectIntoGlobalHook(globalThis);
const refresh = createRefresh(runtime);
globalThis.komawariRefresh = refresh;
// Waits until the script that starts here has run, and React with it.
setTimeout(refresh.begin);
