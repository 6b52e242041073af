export * from './ImageMirrors';
export * from './normalizeImage';
