import { LoadingRegion, ProblemActions, RegionMessage } from '../../components';
import { useTranslation } from '../../language';
import { useProblemText } from '../common';
import { InstallationHeader } from './InstallationHeader';
import { LoadedInstallation } from './LoadedInstallation';
import { NotFound } from './NotFound';
import { InstallationAddress, useInstallation } from './useInstallation';

/**
 * One installation in whatever state its data is.
 *
 * @internal
 */
export function InstallationView(props: { address: InstallationAddress }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { address } = props;
  const { name } = address;
  const live = useInstallation(address);
  const { data, problem } = live;

  if (problem?.kind === 'forbidden') {
    return <RegionMessage sentence={t('forbidden.installation')} />;
  }
  if (data) {
    return <LoadedInstallation installation={data} live={live} />;
  }
  if (problem?.kind === 'not-found') {
    return <NotFound {...address} />;
  }
  return (
    <>
      <InstallationHeader address={address} simulated={false} />
      {problem ? (
        <RegionMessage
          sentence={t('problem.installationMissing', {
            name,
            ...problemText(problem),
          })}
        >
          <ProblemActions problem={problem} onTryAgain={live.tryAgain} />
        </RegionMessage>
      ) : (
        <LoadingRegion
          key={live.attempt}
          label={t('loading.installation', { name })}
          rows={6}
          rowHeight={32}
          onTryAgain={live.tryAgain}
        />
      )}
    </>
  );
}
