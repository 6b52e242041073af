import {
  checkPlatformService,
  parseImageReference,
  parseProviderTraits,
} from '@openmcp/backstage-plugin-openmcp-common';
import { readDeclaredTraits } from '@openmcp/backstage-plugin-openmcp-common/provider-declaration';
import { ActionFailure } from '../failures';

/** What a name in the catalog may be. */
const NAME = /^[A-Za-z0-9](?:[-_.A-Za-z0-9]{0,61}[A-Za-z0-9])?$/;
/** With or without kind and namespace. */
const REFERENCE = /^(?:[a-z]+:)?(?:[a-z\d-]+\/)?[a-z\d](?:[\w.-]*[a-z\d])?$/i;

/**
 * What is said of a provider, see the inputs of `openmcp:provider:declare`.
 *
 * @internal
 */
export interface ProviderDeclaration {
  name: string;
  title?: string;
  description?: string;
  type: string;
  owner: string;
  lifecycle?: string;
  system?: string;
  image: string;
  installationName?: string;
  tool?: string;
  versionRange: string;
  traits?: Record<string, unknown>;
  /** Traits of which there is none. */
  none?: string[];
}

interface Problem {
  field: string;
  message: string;
}

function checkEntity(declaration: ProviderDeclaration): Problem[] {
  const { image, installationName, name, owner, system } = declaration;
  const problems: Problem[] = [];
  if (!NAME.test(name)) {
    problems.push({
      field: 'name',
      message: 'letters, digits, "-", "_" and ".", at most 63 characters',
    });
  }
  const parsed = parseImageReference(image);
  if (parsed.problem !== undefined || parsed.repository !== image) {
    problems.push({
      field: 'image',
      message: 'a repository without tag and digest',
    });
  }
  for (const [field, reference] of Object.entries({ owner, system })) {
    if (reference !== undefined && !REFERENCE.test(reference)) {
      problems.push({ field, message: 'a reference of an entity' });
    }
  }
  if (installationName !== undefined) {
    const findings = checkPlatformService({
      name: installationName,
      spec: { image: 'registry.example/name:tag' },
    });
    for (const { message, severity } of findings) {
      if (severity === 'error') {
        problems.push({ field: 'installationName', message });
      }
    }
  }
  return problems;
}

/** A form hands over empty texts where nobody entered anything. */
function withoutBlankTexts(given: ProviderDeclaration): ProviderDeclaration {
  return Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) => {
      const read = typeof value === 'string' ? value.trim() : value;
      return read === '' || read === null ? [] : [[field, read]];
    }),
  ) as unknown as ProviderDeclaration;
}

/**
 * The entity that describes a provider, with its traits. What nobody filled in is
 * not declared.
 *
 * @throws ActionFailure that names each field that is wrong, in the words of the
 * catalog
 * @internal
 */
export function createProviderEntity(given: ProviderDeclaration): object {
  const declaration = {
    ...withoutBlankTexts(given),
    // So that one that is missing is named, too.
    name: given.name.trim(),
    image: given.image.trim(),
    owner: given.owner.trim(),
    versionRange: given.versionRange.trim(),
  };
  const { description, image, installationName, lifecycle, name } = declaration;
  const { owner, system, title, tool, type, versionRange } = declaration;
  const declared = readDeclaredTraits(given.traits, given.none ?? []);
  const openmcp = {
    schemaVersion: 1,
    ...(tool !== undefined && { tool }),
    versions: [{ ...declared.traits, versionRange, image }],
  };
  const problems = [
    ...checkEntity(declaration),
    ...declared.problems,
    // A field that is not known is no small thing here: it would be left out.
    ...parseProviderTraits(openmcp).findings.map(({ message, path }) => ({
      field: path,
      message,
    })),
  ];
  if (problems.length > 0) {
    const lines = problems.map(
      ({ field, message }) => `- ${field}: ${message}`,
    );
    throw new ActionFailure(['Not accepted:', ...lines].join('\n'));
  }
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind: 'Component',
    metadata: {
      name,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      annotations: {
        'openmcp.cloud/image': image,
        ...(installationName !== undefined && {
          'openmcp.cloud/provider-name': installationName,
        }),
      },
      tags: ['openmcp'],
    },
    spec: {
      type,
      lifecycle: lifecycle ?? 'experimental',
      owner,
      ...(system !== undefined && { system }),
      openmcp,
    },
  };
}
