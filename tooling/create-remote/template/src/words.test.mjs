import { dirname } from 'node:path';
import { testWords } from '@komawari/tooling/words';

testWords(dirname(import.meta.dirname));
