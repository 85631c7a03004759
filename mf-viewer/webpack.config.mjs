import { remoteConfig } from '@komawari/tooling/webpack';
export default remoteConfig(import.meta.dirname, { earlyScripts: { Viewer: 'src/first-page/showFirstPages.ts' } });
