import { shellConfig } from '@komawari/tooling/webpack';
export default shellConfig(import.meta.dirname);
