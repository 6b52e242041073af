import { useRouteRef } from '@backstage/core-plugin-api';
import { Button, Menu, MenuItem, MenuTrigger } from '@backstage/ui';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { RiArrowDownSLine } from '@remixicon/react';
import { QuietText, useCopy } from '../../components';
import { installationsRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { useKubernetesTab } from './useKubernetesTab';
import { useMomentAddress } from './useMomentAddress';
import styles from './InstallationActions.module.css';

/**
 * What else can be done with the page of an installation.
 *
 * @internal
 */
export function MoreActions(props: { installation: Installation }) {
  const { t } = useTranslation();
  const list = useRouteRef(installationsRouteRef)();
  const { copied, copyText, refused } = useCopy(useMomentAddress());
  const kubernetesTab = useKubernetesTab(props.installation);
  const { kind, name } = props.installation;
  const namesakes = new URLSearchParams({ q: name, kind, group: 'cluster' });
  return (
    <span className={styles.more}>
      <MenuTrigger>
        <Button
          size="small"
          variant="tertiary"
          iconEnd={<RiArrowDownSLine aria-hidden />}
        >
          {t('installation.more.label')}
        </Button>
        <Menu aria-label={t('installation.more.label')}>
          <MenuItem onAction={copyText}>{t('history.copyLink')}</MenuItem>
          <MenuItem href={`${list}?${namesakes}`}>
            {t('installation.more.namesakes', { name })}
          </MenuItem>
          {kubernetesTab !== undefined && (
            <MenuItem href={kubernetesTab}>
              {t('installation.more.kubernetes')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <span role="status">
        <QuietText>
          {copied && t('history.linkCopied')}
          {refused && t('copy.refused')}
        </QuietText>
      </span>
    </span>
  );
}
