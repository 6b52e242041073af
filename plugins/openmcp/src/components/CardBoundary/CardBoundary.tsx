import { Component, ReactNode } from 'react';
import { Button, Flex } from '@backstage/ui';
import { useTranslation } from '../../language';
import { QuietText } from '../QuietText';
import { RegionMessage } from '../RegionMessage';
import { useCopy } from '../useCopy';

function Failure(props: { error: Error; onShowAgain: () => void }) {
  const { t } = useTranslation();
  const { copied, refused, copyText } = useCopy(
    `${props.error.message}\n${props.error.stack ?? ''}`,
  );
  return (
    <RegionMessage sentence={t('boundary.message')}>
      <Flex gap="2">
        <Button size="small" variant="secondary" onPress={props.onShowAgain}>
          {t('boundary.showAgain')}
        </Button>
        <Button size="small" variant="tertiary" onPress={copyText}>
          {copied ? t('boundary.copied') : t('boundary.copyDetails')}
        </Button>
        {refused && <QuietText>{t('copy.refused')}</QuietText>}
      </Flex>
    </RegionMessage>
  );
}

/**
 * Keeps a failure while drawing one card from taking the page with it.
 *
 * @internal
 */
export class CardBoundary extends Component<
  { children: ReactNode },
  { error?: Error }
> {
  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  state: { error?: Error } = {};

  render() {
    const { error } = this.state;
    if (!error) {
      return this.props.children;
    }
    return (
      <Failure
        error={error}
        onShowAgain={() => this.setState({ error: undefined })}
      />
    );
  }
}
