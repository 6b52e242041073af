export { signInModule } from './module';
