export * from './ImageMirrors';
export * from './parseImageReference';
