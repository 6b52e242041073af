export * from './isImageAllowed';
export * from './parseImageReference';
export * from './splitImageReference';
