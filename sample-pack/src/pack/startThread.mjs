// The hooks that read TypeScript are set for each thread separately. The actual thread code starts after them.
import { register } from 'tsx/esm/api';

register();
await import('./drawThread.ts');
