import { programConfig } from '@komawari/tooling/program';
export default programConfig(import.meta.dirname);
