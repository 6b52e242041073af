export { DependencyGraph as default } from './DependencyGraph';
