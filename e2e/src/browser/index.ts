export { contentWidthAt } from './contentWidthAt';
export { findSystemChromium, launchBrowser } from './launchBrowser';
export { resizeWindow } from './resizeWindow';
