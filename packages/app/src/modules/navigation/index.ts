export { navigationModule } from './module';
