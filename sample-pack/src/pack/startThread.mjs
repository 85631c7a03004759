// Hooks that read TypeScript are set for each thread on its own; the thread proper starts after them.
import { register } from 'tsx/esm/api';

register();
await import('./drawThread.ts');
