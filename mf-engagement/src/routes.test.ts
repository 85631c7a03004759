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
  // Another host answers the survey, and the app writes the parameters that are passed on into the address.
  undeclared: { '/webview/questionnaire/:lang/:questionnaire_key': ['/questionnaire?'] },
});
