import { Sentence } from '@openmcp/backstage-plugin-openmcp-common';
import { clusterReasonMessages } from '../../messages';
import { useTranslation } from '../../language';

type ReasonCode = keyof typeof clusterReasonMessages.clusterReason;

function isKnown(code: string): code is ReasonCode {
  return Object.hasOwn(clusterReasonMessages.clusterReason, code);
}

/**
 * Words for why a cluster is not read, to be put into a sentence. A code that
 * this version does not know is shown in English, as the backend wrote it.
 *
 * @internal
 */
export function useClusterReason() {
  const { t } = useTranslation();
  return ({ code, message }: Pick<Sentence, 'code' | 'message'>): string =>
    isKnown(code) ? t(`clusterReason.${code}`) : message;
}
