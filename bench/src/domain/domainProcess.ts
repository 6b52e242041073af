import { serveCalls } from '../processes/serveCalls';
import { measureGraph } from './measureGraph';
import { measureRules } from './measureRules';
import { measureStatus } from './measureStatus';

serveCalls({ rules: measureRules, status: measureStatus, graph: measureGraph });
