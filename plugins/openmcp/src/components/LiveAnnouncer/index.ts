export * from './LiveAnnouncer';
