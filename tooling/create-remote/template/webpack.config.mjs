import { remoteConfig } from '@komawari/tooling/webpack';
export default remoteConfig(import.meta.dirname);
