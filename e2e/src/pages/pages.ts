/**
 * A page that holds something of ours.
 *
 * @internal
 */
export interface PortalPage {
  name: string;
  /** Path with query. */
  path: string;
  /** Selector of what is there once the page shows its content. */
  content: string;
  /** True where others lay it out, and ours is but a part of it. */
  isOfOthers?: boolean;
  /** True where others draw much around ours. */
  isSlow?: boolean;
  /** True for one page of those whose data is asked for in the same way. */
  isKept?: boolean;
}

const installation = '/openmcp/installations/eu-live/PlatformService/velero';
const provider = '/openmcp/providers/component/default/service-provider-eso';
const flux = 'component:default/service-provider-flux';
const eso = 'component:default/service-provider-eso';
/** What tables are on narrow screens. */
const lines = 'main [role="listitem"] a, main ul a';
const narrowRules = 'main ul[aria-label] > li';
const card = 'section[aria-labelledby]';

/**
 * All pages and tabs, with what is on them in the landscape of the stage.
 *
 * @internal
 */
export const portalPages: readonly PortalPage[] = [
  {
    name: 'overview',
    path: '/openmcp',
    content: 'main section li a',
    isKept: true,
  },
  {
    name: 'providers',
    path: '/openmcp/providers',
    content: `main [role="row"] a, ${lines}`,
    isKept: true,
  },
  {
    name: 'providers as cards',
    path: '/openmcp/providers?view=cards',
    content: 'main [role="listitem"] a',
  },
  {
    name: 'provider',
    path: provider,
    content: 'main [role="tabpanel"] [role="row"]',
    isKept: true,
  },
  {
    name: 'provider, what must change',
    path: `${provider}?tab=changes`,
    content: 'main [role="tabpanel"] li',
  },
  {
    name: 'provider, manifest',
    path: `${provider}?tab=manifest`,
    content:
      'main [role="tabpanel"] pre, main [role="tabpanel"] ol, main [role="tabpanel"] form',
  },
  {
    name: 'installations',
    path: '/openmcp/installations',
    content: `main [role="row"] a, ${lines}`,
    isKept: true,
  },
  {
    name: 'installations by cluster',
    path: '/openmcp/installations?group=cluster',
    content: `main [role="row"] a, ${lines}`,
  },
  {
    name: 'installation',
    path: installation,
    content: 'main section table',
    isKept: true,
  },
  {
    name: 'installation, timeline',
    path: `${installation}?tab=timeline`,
    content: 'main section ol li',
  },
  {
    name: 'installation, events',
    path: `${installation}?tab=events`,
    content: 'main section table tbody',
  },
  {
    name: 'installation, YAML',
    path: `${installation}?tab=yaml`,
    content: 'main section pre',
  },
  {
    name: 'compare',
    path: '/openmcp/compare',
    content: `main table tbody td, ${narrowRules}`,
    isKept: true,
  },
  {
    name: 'compare, side by side',
    path: `/openmcp/compare?${new URLSearchParams([
      ['p', flux],
      ['p', eso],
    ])}`,
    content: `main table tbody td, ${narrowRules}`,
  },
  {
    name: 'dependencies',
    path: '/openmcp/dependencies?view=graph',
    content: 'main .react-flow__node',
    isKept: true,
  },
  {
    name: 'dependencies as a list',
    path: '/openmcp/dependencies?view=list',
    content: 'main h2',
  },
  {
    name: 'unknown installation',
    path: '/openmcp/installations/eu-live/PlatformService/nobody',
    content: 'main [role="status"] a, main a',
  },
  {
    name: 'provider in the catalog',
    path: '/catalog/default/component/service-provider-eso',
    content: card,
    isSlow: true,
  },
  {
    name: 'tab of a provider',
    path: '/catalog/default/component/service-provider-eso/openmcp',
    content: '[role="row"]',
    isSlow: true,
  },
  {
    name: 'installation in the catalog',
    path: '/catalog/default/resource/eu-live.ps.velero',
    content: card,
    isSlow: true,
  },
  {
    name: 'tab of an installation',
    path: '/catalog/default/resource/eu-live.ps.velero/openmcp',
    content: 'section table',
    isSlow: true,
  },
  {
    name: 'cluster in the catalog',
    path: '/catalog/default/resource/eu-live',
    content: card,
    isSlow: true,
  },
  {
    name: 'system in the catalog',
    path: '/catalog/default/system/secrets-and-trust',
    content: card,
    isSlow: true,
  },
  {
    name: 'home',
    path: '/home',
    content: '[aria-label="Needs attention, worst first"] a',
    isOfOthers: true,
    isSlow: true,
  },
];
