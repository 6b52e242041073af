export type { MessageKey, Translate } from './Translate';
export * from './useTranslation';
