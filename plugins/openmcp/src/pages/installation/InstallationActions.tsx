import { useRouteRef } from '@backstage/core-plugin-api';
import { ButtonLink } from '@backstage/ui';
import { Installation } from '@openmcp/backstage-plugin-openmcp-common';
import { QuietText, RefusedButton } from '../../components';
import { selectedTemplateRouteRef } from '../../routes';
import { useTranslation } from '../../language';
import { useClusters } from '../common';
import { useChangeRefusal } from './useChangeRefusal';
import styles from './InstallationActions.module.css';

/** The software templates, by what they do. */
const TEMPLATES = {
  update: 'update-platform-service',
  remove: 'remove-platform-service',
} as const;

function ChangeLink(props: {
  label: string;
  /** Address of the form; undefined where it does not help. */
  href?: string;
  /** Why it does not. */
  refusal?: string;
}) {
  const { href, label, refusal } = props;
  if (href !== undefined && refusal === undefined) {
    return (
      <ButtonLink size="small" variant="secondary" href={href}>
        {label}
      </ButtonLink>
    );
  }
  return <RefusedButton label={label} reason={refusal} size="small" />;
}

/**
 * Leads to the forms that update and remove this PlatformService. Where that is
 * not possible, it stays visible and says why. Nothing for the other kinds, which
 * have no such forms.
 *
 * @internal
 */
export function InstallationActions(props: { installation: Installation }) {
  return props.installation.kind === 'PlatformService' ? (
    <Actions installation={props.installation} />
  ) : null;
}

function Actions(props: { installation: Installation }) {
  const { t } = useTranslation();
  const templateRoute = useRouteRef(selectedTemplateRouteRef);
  const { installation } = props;
  const { cluster, name } = installation;
  const { data, problem } = useClusters();
  const refusalOf = useChangeRefusal({
    installation,
    clusters: data?.items,
    problem,
    hasTemplates: templateRoute !== undefined,
  });
  if (data === undefined && problem === undefined) {
    // Nothing that could be pressed before it is known whether it may be.
    return null;
  }
  const gitopsCluster = data?.items.find(
    item => item.name === cluster && item.delivery === 'gitops',
  );
  const refusals = [refusalOf('apply'), refusalOf('delete')] as const;
  const formData = JSON.stringify({ cluster, name });
  const addressOf = (templateName: string) =>
    templateRoute &&
    `${templateRoute({
      namespace: 'default',
      templateName,
    })}?${new URLSearchParams({ formData })}`;
  return (
    <div
      className={styles.actions}
      role="group"
      aria-label={t('service.actions.label')}
    >
      <ChangeLink
        label={t('service.actions.update')}
        href={addressOf(TEMPLATES.update)}
        refusal={refusals[0]}
      />
      <ChangeLink
        label={t('service.actions.remove')}
        href={addressOf(TEMPLATES.remove)}
        refusal={refusals[1]}
      />
      {gitopsCluster && refusals.includes(undefined) && (
        <QuietText>
          {t('service.actions.pullRequest', { cluster: gitopsCluster.title })}
        </QuietText>
      )}
    </div>
  );
}
