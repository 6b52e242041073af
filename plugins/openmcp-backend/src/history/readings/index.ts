export * from './findGaps';
export * from './GapFinder';
export * from './Reading';
export * from './ReadingRecorder';
