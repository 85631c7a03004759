import { testDataNeeds } from '@komawari/tooling/testing';
import { remote } from './remote';
import { routes } from './routes';

testDataNeeds({
  remote,
  routes,
  addresses: {
    '/webview/announcement/:language': async () => ['/webview/announcement/eng'],
    '/webview/faq/:language': async () => ['/webview/faq/eng'],
    '/webview/questionnaire/:lang/:questionnaire_key': async () => ['/webview/questionnaire/eng/spring'],
  },
  // The survey is answered by a host of its own, and the app writes into the address what is handed on to it.
  undeclared: { '/webview/questionnaire/:lang/:questionnaire_key': ['/questionnaire?'] },
});
