/** Runs before React does, once on the page: containers of remotes find it where the shell has left it. */
import runtime from 'react-refresh/runtime';
import { createRefresh } from './refresh.mjs';

runtime.injectIntoGlobalHook(globalThis);
const refresh = createRefresh(runtime);
globalThis.komawariRefresh = refresh;
// Once the script that this begins has run, and React with it.
setTimeout(refresh.begin);
