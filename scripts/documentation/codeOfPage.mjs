// What readers of a block have already, so that the page does not repeat it: names with what they are, for TypeScript.
const GIVEN = {
  backend:
    "import { createBackend } from '@backstage/backend-defaults';\nconst backend = createBackend();",
  createApp: "import { createApp } from '@backstage/frontend-defaults';",
  discoveryApi:
    "import type { DiscoveryApi } from '@backstage/core-plugin-api';\ndeclare const discoveryApi: DiscoveryApi;",
  fetchApi:
    "import type { FetchApi } from '@backstage/core-plugin-api';\ndeclare const fetchApi: FetchApi;",
  request:
    "import type { PolicyQuery } from '@backstage/plugin-permission-node';\nimport type { ResourcePermission } from '@backstage/plugin-permission-common';\ndeclare const request: PolicyQuery & { permission: ResourcePermission<'openmcp-installation'> };",
  traits:
    "import type { VersionTraits } from '@openmcp/backstage-plugin-openmcp-common';\ndeclare const traits: VersionTraits;",
  Route: "import { Route } from 'react-router-dom';",
  ScaffolderPage:
    "import { ScaffolderPage } from '@backstage/plugin-scaffolder';",
  SidebarItem: "import { SidebarItem } from '@backstage/core-components';",
  EntitySwitch: "import { EntitySwitch } from '@backstage/plugin-catalog';",
  EntityLayout: "import { EntityLayout } from '@backstage/plugin-catalog';",
  Grid: "import { Grid } from '@material-ui/core';",
};

/** Modules of the reader's own that blocks import. */
export const OWN_MODULES = {
  InventorySupplier:
    "import type { PlatformClusterSupplier } from '@openmcp/backstage-plugin-openmcp-node';\nexport declare const InventorySupplier: new () => PlatformClusterSupplier;",
  AcmeCloudClient:
    'export declare class AcmeCloudClient { logOn(account: string, signal: AbortSignal): Promise<{ token: string; end: Date }>; }',
  acmeRules:
    "import type { BackendFeature } from '@backstage/backend-plugin-api';\ndeclare const feature: BackendFeature;\nexport default feature;",
  fr: "import { createTranslationMessages } from '@backstage/frontend-plugin-api';\nimport { openmcpTranslationRef } from '@openmcp/backstage-plugin-openmcp/translations';\nexport default createTranslationMessages({ ref: openmcpTranslationRef, messages: {} });",
};

/**
 * Makes a module of a block of TypeScript that stands in a page: what it uses and readers have already is declared before
 * it, what it shows of an element becomes a component, and what it returns the answer of a function.
 *
 * @param {string} block
 * @returns {string} source of the module
 */
export function codeOfPage(block) {
  const imports = block.match(/^import [^;]*;$/gms) ?? [];
  const rest = imports
    .reduce((text, each) => text.replace(each, ''), block)
    .trim();
  // Names in a comment or among parameters are no uses.
  const code = rest.replace(/\/\/.*$/gm, '').replace(/\{[^{}]*\}\) \{/g, '');
  const isDeclared = name =>
    imports.some(each => new RegExp(`\\b${name}\\b`).test(each)) ||
    new RegExp(`\\b(?:const|let|function|class) ${name}\\b`).test(rest);
  const given = Object.entries(GIVEN)
    .filter(
      ([name]) =>
        new RegExp(`(?<![.\\w'-])${name}\\b(?![:'])`).test(code) &&
        !isDeclared(name),
    )
    .map(([, declaration]) => declaration);
  return [...imports, ...given, asModule(rest), 'export {};', ''].join('\n');
}

function asModule(text) {
  if (/^\s*</m.test(text) && !/^(?:const|export|return)\b/m.test(text)) {
    const elements = text.replace(/^\/\/.*$/m, '').replace(/;\s*$/, '');
    return `export const Shown = () => <>${elements}</>;`;
  }
  return /^return\b/m.test(text)
    ? `export function shown() {\n${text}\n}`
    : text.replace(/^const /gm, 'export const ');
}
