import { remoteConfig } from '@komawari/tooling/webpack';
export default remoteConfig(import.meta.dirname, {
  webviewEntry: 'src/webview.ts',
  webviewServerEntry: 'src/webviewServer.tsx',
});
