export { findSystemChromium, launchBrowser } from './launchBrowser';
