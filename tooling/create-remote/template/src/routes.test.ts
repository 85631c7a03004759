import { testDataNeeds } from '@komawari/tooling/testing';
import { remote } from './remote';
import { routes } from './routes';

testDataNeeds({ remote, routes });
