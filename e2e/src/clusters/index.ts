export { PlatformServices } from './PlatformServices';
